// Files damaged in transit: the page reports them, and the game continues.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

// Without service workers, files come over the network, where they can be changed.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

test('damaged networks are reported in plain words, and the computer plays on without them', async ({ page }) => {
  // A file damaged after the release is rejected because its hash differs; this file was damaged before the release, so
  // its hash matches.
  await page.context().route(/\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain('integrity:"sha256-');
    await route.fulfill({ response, body: script.replace(/sha256-[^"]+/, '') });
  });
  let damaged = 0;
  await page.context().route(/worker_bg-.*\.wasm$/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const nets = body.indexOf('BGNETS');
    expect(nets).toBeGreaterThan(0);
    // The damaged byte is among the weights.
    body.writeUInt8(body.readUInt8(nets + 20_000) ^ 1, nets + 20_000);
    damaged += 1;
    await route.fulfill({ response, body });
  });
  const table = new Table(page);
  await table.open('05');
  await table.roll();
  await table.turn();
  const notice = page.getByRole('group', { name: 'Notice' });
  await expect(notice).toContainText('Part of the computer player is damaged');
  expect(damaged).toBe(1);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  if ((await table.whatNow()) === 'roll') await table.roll();
  await table.turn();
  await table.answered();
  expect(table.problems).toEqual([]);
});

/** Changes a byte in a text within the program, which would not notice; without `text`, changes any byte. */
async function change(page: Page, program: RegExp, text?: string) {
  await page.context().route(program, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const at = text ? body.indexOf(text) : body.length >> 1;
    expect(at).toBeGreaterThan(0);
    body.writeUInt8(body.readUInt8(at) ^ 1, at);
    await route.fulfill({ response, body });
  });
}

test('a program modified in transit is refused and reported', async ({ page }) => {
  await change(page, /backgammon_bg-.*\.wasm$/, 'backgammon.settings');
  await page.goto('./');
  const screen = page.getByRole('alert').filter({ hasText: 'Not everything has loaded' });
  await expect(screen).toContainText('reload the page');
  await expect(page.getByText('Your game is saved')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Board' })).toHaveCount(0);
  await page.context().unroute(/backgammon_bg-.*\.wasm$/);
  await screen.getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
});

test('a modified later part is refused, and reported where the page needs it', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await table.opening();
  await change(page, /split_later-.*\.wasm$/);
  await page.reload();
  const screen = page.getByRole('alert').filter({ hasText: 'Not everything has loaded' });
  await expect(screen).toContainText('reload the page');
  await expect(page.getByRole('group', { name: 'Board' })).toHaveCount(0);
});

test('a modified engine is refused and reported', async ({ page }) => {
  await change(page, /worker_bg-.*\.wasm$/, 'BGNETS');
  const table = new Table(page);
  // The computer begins.
  await table.open('05');
  await table.roll();
  await expect(table.strip('Notice')).toContainText("The computer player isn't responding");
});

test('a modified worker script is reported in plain words, and the page keeps working', async ({ page }) => {
  // The script fails immediately and again later, when there is no longer a listener.
  const later = 'Promise.resolve().then(() => { throw new Error("later"); });'.repeat(2);
  const body = `${later} setInterval(() => { throw new Error('again'); }, 10); throw new Error('at once');`;
  await page.context().route(/\/worker-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const table = new Table(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The computer begins.
  await table.open('05');
  await table.roll();
  await expect(table.strip('Notice')).toContainText("The computer player isn't responding");
  await table.button('Try again').click();
  await expect(table.strip('Notice')).toContainText("The computer player isn't responding");
  expect(errors.filter((error) => error.includes('closure'))).toEqual([]);
});

test.describe('in a browser whose user reads German', () => {
  test.use({ locale: 'de-DE' });

  test('modified texts are refused, the page stays in English, and the failure is reported', async ({ page }) => {
    await change(page, /\/de\.txt$/);
    const table = new Table(page);
    await page.goto('./');
    await expect(table.strip('Notice')).toContainText("This language couldn't be loaded");
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await table.button('Settings').click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('Deutsch');
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByText('n’a pas pu être chargée').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.context().unroute(/\/de\.txt$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('modified help is refused and reported', async ({ page }) => {
  await change(page, /\/help-en-[^/]*\.txt$/);
  const table = new Table(page);
  await table.open();
  await table.button('Help').click();
  await expect(page.getByRole('dialog')).toContainText("The help couldn't be loaded");
});
