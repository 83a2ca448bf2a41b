// The shipped worker, in this browser: it computes with other instructions than the tests, and has to say the same.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** What the page's worker answers to these messages, one after the other. */
const answers = (asks: string[]) =>
  new Promise<string[]>((done, failed) => {
    const loader = document.querySelector('meta[name=worker]')?.getAttribute('content') ?? '';
    const worker = new Worker(loader);
    const heard: string[] = [];
    let sent = 0;
    worker.onmessage = ({ data }) => {
      // The first message says that it listens.
      if (sent > 0) heard.push(data);
      if (sent === asks.length) {
        worker.terminate();
        done(heard);
      } else {
        worker.postMessage(asks[sent]);
        sent += 1;
      }
    };
    worker.onerror = ({ message }) => failed(new Error(message));
  });

test('the engine says in the browser what it says everywhere', async ({ page }) => {
  const lines = readFileSync(new URL('../data/engine_answers.jsonl', import.meta.url), 'utf8').trim().split('\n');
  const asks = lines.filter((_, nth) => nth % 2 === 0);
  const expected = lines.filter((_, nth) => nth % 2 === 1);
  expect(asks.length).toBeGreaterThan(50);
  await page.goto('./');
  expect(await page.evaluate(answers, asks)).toEqual(expected);
});
