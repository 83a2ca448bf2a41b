// Incomplete host or network: the page names the missing files, or works without them.
import { expect, test, type Page, type Route } from '@playwright/test';
import { Table } from './table';

// Without service workers, files come over the network, where they can be withheld.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not everything has loaded' });
const board = (page: Page) => page.getByRole('group', { name: 'Board' });

test('all programs start from a host that serves them with the wrong media type', async ({ page }) => {
  await page.context().route(/\.wasm$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  const table = new Table(page);
  await table.open('05');
  await table.button('Settings').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await table.opening();
  await table.turn();
  await table.answered();
  await expect(missing(page)).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('without the style sheet the page reports what is missing, and does not mention a stored game', async ({ page }) => {
  const style = /style-.*\.css$/;
  await page.route(style, (route) => route.abort());
  await page.goto('./');
  await expect(missing(page)).toBeVisible();
  await expect(page.getByText('Your game is saved')).toBeHidden();
  await expect(board(page)).toHaveCount(0);
  await page.unroute(style);
  await missing(page).getByRole('link').click();
  await expect(board(page)).toBeVisible();
  await expect(missing(page)).toBeHidden();
});

test('while the start script is late the page first shows that it is loading, then what is missing', async ({ page }) => {
  const late: Route[] = [];
  await page.route(/start-.*\.js$/, (route) => void late.push(route));
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…')).toBeVisible({ timeout: 6_000 });
  await expect(missing(page)).toBeHidden();
  await expect(missing(page)).toBeVisible({ timeout: 20_000 });
  for (const route of late) await route.continue();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('a part is requested a few times, reported as missing, and requested again once the network is back', async ({ page }) => {
  const file = /split_later-.*\.wasm$/;
  await page.clock.install();
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('./');
  const wait = async () => {
    await page.clock.runFor(10_000);
    return asked;
  };
  await expect.poll(wait).toBe(6);
  await expect(board(page)).toBeVisible();
  await expect(missing(page)).toContainText('split_later.wasm');
  await wait();
  expect(await wait()).toBe(6);
  await page.unroute(file);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(missing(page)).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('the most recently chosen language is used, whichever arrives last', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/de\.txt$/, async (route) => {
    await held;
    await route.continue();
  });
  const table = new Table(page);
  await table.open();
  await table.button('Settings').click();
  const choice = page.getByRole('combobox', { name: 'Language' });
  const asked = page.waitForRequest(/\/de\.txt$/);
  await choice.selectOption('Deutsch');
  await asked;
  await choice.selectOption('English');
  const came = page.waitForResponse(/\/de\.txt$/);
  release();
  await (await came).finished();
  await choice.selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const frenchChoice = page.getByRole('combobox', { name: 'Langue' });
  await frenchChoice.selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(table.problems).toEqual([]);
});

test('after the first game the browser is asked once not to clear the storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      return true;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const table = new Table(page);
  await table.begin();
  expect(await asked()).toBe(0);
  for (const game of [1, 2]) {
    await table.resign();
    await expect.poll(asked, `game ${game}`).toBe(1);
    if (game === 2) break;
    await table.button('Next game').click();
    await table.opening();
  }
});

test('the program is requested before the style sheet and the start script have arrived', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const program = () => asked.filter((url) => /backgammon_bg-.*\.wasm$/.test(url)).length;
  const before: number[] = [];
  await page.route(/(style-.*\.css|start-.*\.js)$/, async (route) => {
    await expect.poll(program).toBe(1);
    before.push(program());
    await route.continue();
  });
  const table = new Table(page);
  await table.open();
  await expect(table.button('Roll')).toBeVisible();
  expect(before).toEqual([1, 1]);
  expect(program()).toBe(1);
});
