// One person against the computer, which thinks in its worker under the same rules.
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a whole game can be played against the computer', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const table = new Table(page);
  await table.open('05');
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText(/^Options/).click();
  await dialog.getByRole('combobox', { name: 'Variant' }).selectOption('Hypergammon with one checker');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await table.roll();
  await table.turn();
  await table.answered();
  await table.toTheEnd();
  await expect(table.strip(/(You win|Computer wins) a/)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('Champion rolls out close choices on all workers within its time limit', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 }));
  const played = new Set<number>();
  await page.exposeFunction('rolledOut', (worker: number) => played.add(worker));
  await page.addInitScript(() => {
    let workers = 0;
    window.Worker = class extends Worker {
      readonly number = (workers += 1);

      override postMessage(message: unknown) {
        if (String(message).startsWith('{"rollout"')) Reflect.get(window, 'rolledOut')(this.number);
        super.postMessage(message);
      }
    };
  });
  await withSettings(page, { motion: 'off' });
  const table = new Table(page);
  await table.open('05');
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await choose(dialog, 'Champion');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await table.roll();
  // Clear choices are not rolled out; some of the first turns have close ones.
  for (let turn = 0; turn < 8 && played.size < 2; turn += 1) {
    if ((await table.whatNow()) === 'roll') await table.roll();
    await table.turn();
    await table.answered();
  }
  expect(played.size).toBe(2);
  expect(table.problems).toEqual([]);
});

test('the computer continues after a reload while thinking or moving', async ({ page }) => {
  const table = new Table(page);
  await table.open('06');
  await table.roll();
  for (let turn = 0; turn < 2; turn += 1) {
    if ((await table.whatNow()) === 'roll') await table.roll();
    await table.turn();
    await page.reload();
  }
  await expect(table.whatNow()).resolves.not.toBe('over');
  expect(table.problems).toEqual([]);
});

/** Crashes the engine's worker on its first message; returns a counter of its starts. */
async function crashing(page: Page) {
  let started = 0;
  await page.exposeFunction('started', () => (started += 1));
  await page.addInitScript(() => {
    let isCrashed = false;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        Reflect.get(window, 'started')();
      }

      override postMessage(message: unknown) {
        if (isCrashed) {
          super.postMessage(message);
          return;
        }
        isCrashed = true;
        this.terminate();
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error')));
      }
    };
  });
  return () => started;
}

test('a crashed engine is restarted and answers the pending request', async ({ page }) => {
  const started = await crashing(page);
  const table = new Table(page);
  // The computer begins.
  await table.open('05');
  await table.roll();
  await table.answered();
  await expect.poll(started).toBe(2);
  await expect(table.strip('Notice')).toBeHidden();
  expect(table.problems).toEqual([]);
});
