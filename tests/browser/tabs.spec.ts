// Two pages in one browser: one plays, the other shows it live and can take over.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { Table } from './table';

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
  // The move list ends with the roll on the table.
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

test('without locks a page takes over the current game, however late it sees the stored changes', async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    // A process sees changes stored by another process seconds later; until the test allows it, this page does not see
    // them at all.
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

test('a page stores nothing before it knows whether another one plays', async ({ context, page }) => {
  const first = new Table(page);
  await first.begin();
  const second = new Table(await context.newPage());
  // The browser responds when the test allows it.
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

test('a page whose locks fail can still play', async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  const table = new Table(page);
  await table.open();
  await table.opening();
  expect(table.problems).toEqual([]);
});
