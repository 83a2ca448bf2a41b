// Backup of everything (library, reviews, drills, games with friends, duplicates, game, settings), restored in another
// browser.
import { readFileSync } from 'node:fs';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { Friend } from './friend';
import { Library, mat, sample } from './library';
import { asides } from './stored';
import { Table } from './table';

const STORES = ['entries', 'bodies', 'analyses', 'cards', 'friends', 'duplicates'];

/** Returns the keys and values in all database stores, with bytes as numbers. */
const everything = (page: Page) =>
  page.evaluate(
    (stores) =>
      new Promise<Record<string, [string, string][]>>((known, failed) => {
        const asked = indexedDB.open('backgammon.library');
        asked.onerror = failed;
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(stores);
          const all = stores.map((name) => {
            const store = transaction.objectStore(name);
            return { name, keys: store.getAllKeys(), values: store.getAll() };
          });
          transaction.onabort = failed;
          transaction.oncomplete = () => {
            asked.result.close();
            const one = ({ name, keys, values }: (typeof all)[0]) => [
              name,
              keys.result.map((key, nth) => [String(key), String(values.result[nth])]),
            ];
            known(Object.fromEntries(all.map(one)));
          };
        };
      }),
    STORES,
  );

/** Writes texts to a database store. */
const put = (page: Page, store: string, lines: [string, string][]) =>
  page.evaluate(
    ([store, lines]) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open('backgammon.library');
        asked.onerror = failed;
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(store, 'readwrite');
          for (const [key, line] of lines) transaction.objectStore(store).put(line, key);
          transaction.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    [store, lines] as const,
  );

const CARD = 'p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';
const card = ['1', CARD, '13/7(4)', '24/18(2) 13/7(2)=0;13/7(4)=90', 2, 0, 2001, '2.306500 2.118104 2000', 3, 1].join('|');

/** Fills every store in a browser; returns its backup and its contents. */
async function filled(browser: Browser) {
  const friend = await Friend.at(browser);
  const { page } = friend;
  const table = new Table(page);
  await table.begin();
  await table.turn();
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await put(page, 'cards', [[CARD, card]]);
  const [id] = (await everything(page)).entries?.[0] ?? [];
  await put(page, 'analyses', [[`${id} other version`, 'other version\nwhat it found']]);
  await friend.invite('Ann', '3');
  await page.goto('./#/duplicate');
  await page.getByRole('button', { name: 'New duplicate' }).click();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this duplicate' })).toHaveValue(/#d=/);
  const had = await everything(page);
  for (const store of STORES) expect(had[store], store).not.toEqual([]);
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const file = await table.savedFile();
  return { file, had, page, table };
}

/** Selects the backup file in a page's settings. */
async function choose(page: Page, file: string) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const backup = { name: 'backup.zip', mimeType: 'application/zip', buffer: readFileSync(file) };
  await page.getByRole('dialog', { name: 'Settings' }).locator('input[type=file]').setInputFiles(backup);
  await expect(new Library(page).import().getByText('Current game, settings and statistics')).toBeVisible();
}

test('a full backup is merged with existing data, or replaces it unless the database refuses', async ({ browser }) => {
  const { file, had, page, table } = await filled(browser);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  // The other browser has its own match and game, which are first merged with the backup and then replaced.
  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'duplicates' && 'full' in window) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  const own = new Table(other);
  await own.begin({ points: 7 });
  await own.turn();
  const game = await own.plays().innerText();
  const library = new Library(other);
  await library.open();
  await library.read({ name: 'other.mat', mimeType: 'text/plain', buffer: sample('gnubg-self-play.mat') });
  await library.agree();
  await other.goto('./#/');
  await choose(other, file);
  await expect(library.import()).toContainText('Games with friends: 1');
  await expect(library.import()).toContainText('Duplicates: 1');
  await library.import().getByRole('button', { name: "Add to what's here" }).click();
  await expect(library.import()).toBeHidden();
  await library.count('2 saved');
  // The game on this device stays on the table, and the other one is set aside.
  expect(await asides(other)).toHaveLength(1);
  await other.goto('./#/');
  await expect.poll(() => own.plays().innerText()).toBe(game);
  expect((await everything(other)).friends).toEqual(had.friends);

  const replace = async () => {
    await choose(other, file);
    await library.import().getByRole('button', { name: 'Replace everything' }).click();
    await library.import().getByRole('button', { name: 'Delete and replace' }).click();
  };
  // A database that refuses part of the backup is left unchanged.
  const before = await everything(other);
  await other.evaluate(() => Object.assign(window, { full: true }));
  await replace();
  await expect(other.getByRole('alert').filter({ hasText: 'nothing was changed' })).toBeVisible();
  expect(await everything(other)).toEqual(before);
  await other.goto('./#/');
  await expect.poll(() => own.plays().innerText()).toBe(game);
  await other.evaluate(() => Reflect.deleteProperty(window, 'full'));
  await replace();
  await expect(own.strip('Notice')).toContainText('Import complete');
  expect(await everything(other)).toEqual(had);
  expect([...table.problems, ...own.problems]).toEqual([]);
  for (const one of [page, other]) await one.context().close();
});

test('player names and an unfinished transcription survive a backup and a wipe', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('one.mat'));
  await library.agree();
  const names = { 'backgammon.people': 'Ann\tA. Lee', 'backgammon.own-names': 'Ann' };
  await page.evaluate((names) => Object.assign(localStorage, names), names);
  const action = (on: Page) => on.getByRole('region', { name: 'Actions' }).getByRole('button', { name: /^White: 31/ });
  await page.goto('./#/transcribe');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Opening roll/);
  for (const key of ['3', '1', '1']) await page.keyboard.press(key);
  await expect(action(page)).toBeVisible();
  await expect(page.getByText('Saved in Games', { exact: true })).toBeVisible();
  await library.open();
  await library.count('2 saved');
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const file = await table.savedFile();

  for (const kept of [{}, { 'backgammon.people': 'Bob\tbobby', 'backgammon.own-names': 'Bob' }]) {
    const other = await (await browser.newContext()).newPage();
    const own = new Table(other);
    await other.goto('./#/');
    await other.evaluate((names) => Object.assign(localStorage, names), kept);
    await choose(other, file);
    const restored = new Library(other).import();
    if ('backgammon.people' in kept) {
      await restored.getByRole('button', { name: "Add to what's here" }).click();
      await expect(restored).toBeHidden();
    } else {
      await restored.getByRole('button', { name: 'Replace everything' }).click();
      await restored.getByRole('button', { name: 'Delete and replace' }).click();
      await expect(own.strip('Notice')).toContainText('Import complete');
    }
    const stored = await other.evaluate(() => ['people', 'own-names'].map((key) => localStorage.getItem(`backgammon.${key}`)));
    expect(stored).toEqual('backgammon.people' in kept ? ['Bob\tbobby\nAnn\tA. Lee', 'Ann\nBob'] : ['Ann\tA. Lee', 'Ann']);
    await other.goto('./#/transcribe');
    await expect(action(other)).toBeVisible();
    expect([...own.problems, ...table.problems]).toEqual([]);
    await other.context().close();
  }
  await page.context().close();
});
