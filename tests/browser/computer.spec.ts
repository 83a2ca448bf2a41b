// One person against the computer, which thinks in its worker under the same rules.
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a whole game against the computer', async ({ page }) => {
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

test('the computer goes on after a reload while it is thinking or moving', async ({ page }) => {
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

/** Crashes the engine's worker at its first message; returns a counter of its starts. */
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

test('a crashed engine is started again and answers what it owes', async ({ page }) => {
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
