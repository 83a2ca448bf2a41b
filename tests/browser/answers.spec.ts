// The shipped worker in this browser, whose instructions differ from those of the native tests, must give the same
// answers.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answered } from './worker';

test('the engine says in the browser what it says everywhere', async ({ page }) => {
  const lines = readFileSync(new URL('../data/engine_answers.jsonl', import.meta.url), 'utf8').trim().split('\n');
  const asks = lines.filter((_, nth) => nth % 2 === 0);
  const expected = lines.filter((_, nth) => nth % 2 === 1);
  expect(asks.length).toBeGreaterThan(50);
  await page.goto('./');
  const heard = await page.evaluate(answered, asks);
  expect(heard.map(({ answer }) => answer)).toEqual(expected);
});
