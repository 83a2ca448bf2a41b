// The shipped worker must give the same answers in this browser, although the browser uses other CPU instructions than
// the native tests.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answered } from './worker';

test('the engine gives the same answers in the browser as in native code', async ({ page }) => {
  const lines = readFileSync(new URL('../data/engine_answers.jsonl', import.meta.url), 'utf8').trim().split('\n');
  const asks = lines.filter((_, nth) => nth % 2 === 0);
  const expected = lines.filter((_, nth) => nth % 2 === 1);
  expect(asks.length).toBeGreaterThan(50);
  await page.goto('./');
  const heard = await page.evaluate(answered, asks);
  expect(heard.map(({ answer }) => answer)).toEqual(expected);
});
