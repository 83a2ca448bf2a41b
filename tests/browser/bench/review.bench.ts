// Review of a whole match by the worker pool: the duration with one worker and with two, and the load on the page.
import { test } from '@playwright/test';
import { Harness, expected, match } from '../harness';
import { print, share } from './figures';

test('review', async ({ browser }) => {
  const seconds: number[] = [];
  for (const workers of [1, 2]) {
    const context = await browser.newContext({ baseURL: process.env.GAME_URL });
    const page = await context.newPage();
    // The benchmark sets the number of workers itself.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 }));
    const harness = await Harness.open(page, workers);
    // The first run lets the browser compile frequently used code and starts all workers.
    await harness.over(await harness.review(match.slice(0, 20)));
    const frames = await page.evaluateHandle(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      return tasks;
    });
    const from = await page.evaluate(() => performance.now());
    const heard = await harness.over(await harness.review(match));
    const took = ((heard.at(-1)?.at ?? 0) - from) / 1000;
    seconds.push(took);
    const found = heard.filter(({ what }) => what === 'found');
    const same = found.filter(({ number, digits }) => expected.has(number) && expected.get(number) === digits);
    const gaps = found.map(({ at }, nth) => at - (found[nth - 1]?.at ?? from));
    const long = await frames.jsonValue();
    print(`${workers} worker${workers > 1 ? 's' : ''}, Chromium ${browser.version()}`, {
      decisions: found.length,
      'seconds': took,
      [`of ${expected.size} digits known, the same`]: same.length,
      'between two answers, 95th percentile, ms': share(gaps, 0.95),
      'between two answers, longest, ms': share(gaps, 1),
      'tasks of the page longer than 50 ms': long.length,
    });
    await context.close();
  }
  const [one, two] = seconds;
  print('Two workers beside one', { 'times as fast': (one / two).toFixed(2) });
});

test('rollout', async ({ page, browser }) => {
  const harness = await Harness.open(page, 1);
  await harness.over(await harness.rollOut(match[1], 36));
  const from = await page.evaluate(() => performance.now());
  const heard = await harness.over(await harness.rollOut(match[1], 360));
  const chunks = heard.filter(({ what }) => what === 'found');
  const gaps = chunks.map(({ at }, nth) => at - (chunks[nth - 1]?.at ?? from));
  print(`A rollout of 360 trials of two choices, one worker, Chromium ${browser.version()}`, {
    seconds: ((heard.at(-1)?.at ?? 0) - from) / 1000,
    chunks: chunks.length,
    'a chunk, median, ms': share(gaps, 0.5),
    'a chunk, longest, ms': share(gaps, 1),
  });
});
