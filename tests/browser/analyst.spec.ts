// Pool of engine workers: a review, more urgent work during it, a stop, and a worker that crashes.
import { expect, test, type Page } from '@playwright/test';
import { Harness, expected, match, move } from './harness';

const found = (what: { what: string }) => what.what === 'found';

/** Indices of the decisions whose figures are known. */
const places = [...expected.keys()];
const lines = places.map((place) => match[place]);
const digits = places.map((place) => expected.get(place));

/** Returns a review's results in the order of its decisions. */
const inOrder = (heard: { what: string; number: number; digits: string }[]) =>
  heard
    .filter(found)
    .sort((a, b) => a.number - b.number)
    .map(({ digits }) => digits);

/** Counts the page's workers, and crashes them on the messages with these numbers. */
async function crashing(page: Page, at: number[]) {
  let started = 0;
  await page.exposeFunction('started', () => (started += 1));
  await page.addInitScript((at) => {
    let posted = 0;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        Reflect.get(window, 'started')();
      }

      override postMessage(message: unknown) {
        super.postMessage(message);
        posted += 1;
        if (!at.includes(posted)) return;
        this.terminate();
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error')));
      }
    };
  }, at);
  return () => started;
}

test('a review by two workers gives the expected figures', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 }));
  const started = await crashing(page, []);
  const harness = await Harness.open(page, 2);
  const heard = await harness.over(await harness.review(lines));
  expect(inOrder(heard)).toEqual(digits);
  expect(started()).toBe(2);
});

test('the computer moves during a long review, and a stop ends the review immediately', async ({ page }) => {
  const started = await crashing(page, []);
  const harness = await Harness.open(page, 1);
  const review = await harness.review(match);
  await harness.found(review, 3);
  const chosen = await harness.over(await harness.choose(move));
  expect(chosen.map(({ what }) => what)).toEqual(['found', 'over']);
  const before = (await harness.heard(review)).filter(({ what, at }) => what === 'found' && at < chosen[0].at);
  expect(before.length).toBeLessThan(match.length / 2);

  const asked = await harness.stop(review);
  const heard = await harness.over(review);
  const stopped = heard.findIndex(({ what }) => what === 'stopped');
  // At most one result from a task already running in the worker still arrives.
  expect(heard.slice(stopped + 1).filter(found).length).toBeLessThanOrEqual(1);
  expect(heard[stopped].at).toBeGreaterThanOrEqual(asked);
  expect(started()).toBeLessThanOrEqual(2);
  // The worker or its replacement continues with other work.
  const next = await harness.over(await harness.review(lines.slice(0, 2)));
  expect(inOrder(next)).toEqual(digits.slice(0, 2));
});

test('a worker that crashes during a review is replaced, and the figures are unchanged', async ({ page }) => {
  const started = await crashing(page, [3]);
  const harness = await Harness.open(page, 1);
  const heard = await harness.over(await harness.review(lines.slice(0, 4)));
  expect(inOrder(heard)).toEqual(digits.slice(0, 4));
  expect(started()).toBe(2);
});
