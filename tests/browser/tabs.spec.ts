// Two pages of one browser: one plays, the other shows it live and can take over.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { GAME, SETTINGS, aside, asides, store, text } from './stored';
import { Table, choose } from './table';

/** Opens a page with a game between two people at its first turn, and then another page. */
async function two(context: BrowserContext, page: Page): Promise<[Table, Table]> {
  const first = new Table(page);
  await first.begin();
  const second = new Table(await context.newPage());
  await second.open();
  return [first, second];
}

test('a second page watches, takes over, and gets the game when the first is closed', async ({ context, page }) => {
  const [first, second] = await two(context, page);
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await first.turn();
  await first.button('Roll').click();
  // The list of plays ends with the roll on the table.
  await expect(first.plays()).toContainText('to play');
  await expect(second.plays()).toHaveText((await first.plays().textContent()) ?? '');
  await expect(second.movable()).toHaveCount(0);

  await second.button('Play in this tab').click();
  await expect(second.strip('Notice')).toBeHidden();
  await expect(first.strip('Notice')).toContainText('played in another tab');
  await expect(first.movable()).toHaveCount(0);
  await second.turn();
  await expect(first.plays()).toHaveText((await second.plays().textContent()) ?? '');

  await second.page.close();
  await expect(first.strip('Notice')).toBeHidden();
  if ((await first.whatNow()) === 'roll') await first.roll();
  await first.turn();
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('a game that a newer release has played is not overwritten by a page of this one', async ({ context, page }) => {
  const [first, second] = await two(context, page);
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await second.button('Settings').click();
  await expect(second.button('Import')).toBeDisabled();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const newer = '{"version":77}';
  await store(first.page, GAME, newer);
  // Changes stored by one process become visible to the other a moment later.
  await expect.poll(() => text(second.page, GAME)).toBe(newer);
  const again = second.page.waitForEvent('load');
  await first.page.close();
  await again;
  // The lines of the replaced game, which this page would have removed, are stored, and so is the new game.
  await expect(second.strip('Notice')).toContainText('in Games');
  await second.button('OK').click();
  await expect(second.strip('Notice')).toContainText('it was saved by a newer version');
  expect(await asides(second.page)).toContain(newer);
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('without locks the page that played last is the one that plays', async ({ context, page }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const [first, second] = await two(context, page);
  await second.turn();
  await expect(first.strip('Notice')).toContainText('played in another tab');
  await expect(first.plays()).toHaveText((await second.plays().textContent()) ?? '');
  await first.button('Play in this tab').click();
  await first.button('Roll').click();
  await expect(second.strip('Notice')).toContainText('played in another tab');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('without locks a page takes the game over as it stands, however late it sees what is stored', async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    // A process sees another's stored changes seconds later; until the test allows it, this page does not see them at
    // all.
    const { getItem, setItem, removeItem } = Storage.prototype;
    const seen = new Map<string, string | null>();
    Object.assign(window, { late: false });
    Storage.prototype.getItem = function (key) {
      if (!(window as unknown as { late: boolean }).late) seen.set(key, getItem.call(this, key));
      return seen.get(key) ?? null;
    };
    Storage.prototype.setItem = function (key, text) {
      seen.set(key, text);
      setItem.call(this, key, text);
    };
    Storage.prototype.removeItem = function (key) {
      seen.set(key, null);
      removeItem.call(this, key);
    };
  });
  const [first, second] = await two(context, page);
  await first.turn();
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await second.page.evaluate(() => Object.assign(window, { late: true }));
  await first.button('Roll').click();
  await expect(first.plays()).toContainText('to play');
  const rolled = (await first.plays().textContent()) ?? '';
  await second.button('Play in this tab').click();
  await expect(second.strip('Notice')).toBeHidden();
  await expect(second.plays()).toHaveText(rolled);
  await expect(first.strip('Notice')).toContainText('played in another tab');
  await expect(first.movable()).toHaveCount(0);
  await second.turn();
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('without locks the game of a page that was closed is taken over from what is stored', async ({ context, page }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const [first, second] = await two(context, page);
  await first.turn();
  await expect(second.strip('Notice')).toContainText('played in another tab');
  const played = (await first.plays().textContent()) ?? '';
  await first.page.close();
  await second.button('Play in this tab').click();
  await expect(second.strip('Notice')).toBeHidden();
  await expect(second.plays()).toHaveText(played);
  await second.roll();
  await second.turn();
  expect(second.problems).toEqual([]);
});

test('a page stores nothing before it knows whether another one plays', async ({ context, page }) => {
  const first = new Table(page);
  await first.begin();
  const second = new Table(await context.newPage());
  // The browser answers when the test allows it.
  await second.page.addInitScript(() => {
    const { setItem, removeItem } = Storage.prototype;
    const log: string[] = [];
    const { request } = LockManager.prototype;
    const known = new Promise<void>((answer) => Object.assign(window, { log, answer }));
    LockManager.prototype.request = async function (...all: unknown[]) {
      log.push('asked');
      await known;
      return Reflect.apply(request, this, all);
    } as typeof request;
    Storage.prototype.setItem = function (key, text) {
      log.push(key);
      setItem.call(this, key, text);
    };
    Storage.prototype.removeItem = function (key) {
      log.push(key);
      removeItem.call(this, key);
    };
  });
  await second.page.goto('./');
  const log = () => second.page.evaluate(() => (window as unknown as { log: string[] }).log);
  await expect.poll(log).toEqual(['asked']);
  await expect(second.page.getByRole('group', { name: 'Board' })).toBeHidden();
  await second.page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await expect(second.movable()).toHaveCount(0);
  // The page requests the lock again, so that it gets the game when the other page is closed.
  await expect.poll(log).toEqual(['asked', 'asked']);
  await first.turn();
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('a page whose locks fail plays', async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  const table = new Table(page);
  await table.open();
  await table.opening();
  expect(table.problems).toEqual([]);
});

test('what is chosen in one page is chosen in all at once, and neither takes it back', async ({ context, page }) => {
  const [first, second] = await two(context, page);
  const theme = (table: Table, name: string) => expect(table.page.locator('html')).toHaveAttribute('data-theme', name);
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await second.button('Settings').click();
  await choose(second.page.getByRole('dialog'), 'Walnut');
  await theme(first, 'walnut');
  await first.button('Settings').click();
  const speed = (table: Table) => table.page.getByRole('dialog').getByRole('radio', { name: 'Fast' });
  await choose(first.page.getByRole('dialog'), 'Fast');
  await expect(speed(second)).toBeChecked();
  for (const table of [first, second]) {
    await table.page.reload();
    await theme(table, 'walnut');
    await table.button('Settings').click();
    await expect(speed(table)).toBeChecked();
  }
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('settings of a newer release are told in a page that watches, and kept when others are chosen', async ({ context, page }) => {
  const newer = '{"version":99,"precious":true}';
  const first = new Table(page);
  await first.open();
  await store(first.page, SETTINGS, newer);
  const second = new Table(await context.newPage());
  await second.open();
  await expect(second.strip('Notice')).toContainText("couldn't be read");
  await second.button('OK').click();
  await expect(second.strip('Notice')).toContainText('played in another tab');
  expect(await text(second.page, SETTINGS)).toBe(newer);
  await second.button('Settings').click();
  await choose(second.page.getByRole('dialog'), 'Walnut');
  await expect(first.page.locator('html')).toHaveAttribute('data-theme', 'walnut');
  expect(await aside(second.page)).toBe(newer);
  expect(await text(second.page, SETTINGS)).toContain('walnut');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('a page that watches shows and saves the dice of all games as the other has counted them', async ({ context, page }) => {
  const [first, second] = await two(context, page);
  await expect(second.strip('Notice')).toContainText('played in another tab');
  await second.button(/^Fair dice/).click();
  const sheet = second.page.getByRole('dialog', { name: 'Fair dice' });
  await expect(sheet).toContainText('All games: 0');
  await first.turn();
  await first.resign();
  await expect(sheet).toContainText('All games: 1');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await second.button('Settings').click();
  expect(await second.savedGame()).toContain('\\"games\\":1');
  expect([...first.problems, ...second.problems]).toEqual([]);
});
