// Panic: the page reports it, keeps the game, and offers a report.
import { expect, test, type Page } from '@playwright/test';
import { Table, blockStorage, choose } from './table';

/**
 * Without a source of randomness, the next game makes the page panic, because dice must not be predictable. The game is
 * stored before that if a random number is left for naming its session.
 */
const makePanic = (page: Page, left = 0) =>
  page.evaluate((left) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
      if (left === 0) throw new Error('no randomness');
      left -= 1;
      return random(bytes);
    };
  }, left);

test('after a panic the game is restored, and a report can be copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = new Table(page);
  await table.open();
  await table.roll();
  await makePanic(page, 1);
  await table.button('New game').click();
  const form = page.getByRole('dialog');
  await choose(form.getByRole('group', { name: 'Play for' }), 'Money game');
  await form.getByRole('button', { name: 'Start' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(screen).toBeVisible();
  await expect(screen.getByText('Your game is saved')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy report' }).click();
  await expect(screen).toContainText('"version":2');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('gives random numbers');
  expect(report).toContain('"version":2');
  await screen.getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(table.strip('Notice')).toBeHidden();
  await table.roll();
});

test('after a panic a game that the browser did not store is in the report, which can be imported', async ({ browser, page }) => {
  const table = new Table(page);
  await blockStorage(page);
  await table.open();
  await makePanic(page);
  await table.button('New game').click();
  const form = page.getByRole('dialog');
  await choose(form, 'Two players, one device');
  await form.getByRole('button', { name: 'Start' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(screen).toContainText("couldn't be saved");
  await expect(screen.getByText('Your game is saved')).toBeHidden();
  await screen.getByRole('button', { name: 'Copy report' }).click();
  await expect(screen).toContainText('"version":2');
  const report = (await screen.locator('#crash-reason').textContent()) ?? '';
  const context = await browser.newContext();
  const other = new Table(await context.newPage());
  await other.open();
  await expect(other.plays()).not.toContainText('White');
  await other.button('Settings').click();
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(report) });
  await expect(other.plays()).toContainText('White');
  expect(other.problems).toEqual([]);
  await context.close();
});

test('a program that does not load, or stops without a panic, is reported', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const program = /backgammon_bg-.*\.wasm$/;
  await page.route(program, (route) => route.abort());
  await page.goto('./');
  const missing = page.getByRole('alert').filter({ hasText: 'Not everything has loaded' });
  await expect(missing).toContainText('reload the page');
  await page.unroute(program);
  // The page may have retried on its own by now.
  await missing.getByRole('link').dispatchEvent('click');
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(missing).toBeHidden();
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(screen).toBeHidden();
  // A program whose first instruction traps.
  await page.evaluate(() => {
    const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    queueMicrotask(f as () => void);
  });
  await expect(screen).toContainText('unreachable');
});
