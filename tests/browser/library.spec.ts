// The library: importing files and folders, searching, exporting; deleting and undoing; browsers without storage.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library, mat, sample } from './library';
import { asides as allAside, entries as storedEntries } from './stored';
import { Table } from './table';

/** Returns a folder with `count` matches of different players, and a picture, which is not a match. */
function folder(count: number) {
  const path = mkdtempSync(join(tmpdir(), 'matches-'));
  const text = sample('seven-points.mat').toString('utf8');
  const [, player] = /^\s*(\S.*?) : 0/m.exec(text) ?? [];
  if (!player) throw new Error('the sample names no player');
  for (let nth = 1; nth <= count; nth += 1) {
    writeFileSync(join(path, `match-${nth}.mat`), text.replaceAll(player, `Player-${nth}`));
  }
  writeFileSync(join(path, 'photo.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
  return path;
}

test('a folder of 200 matches is imported, searched, opened, exported, and there after a reload', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  const path = folder(200);
  await library.open();
  await page.getByLabel('Open a folder').and(page.locator('input')).setInputFiles(path);
  await expect(library.import().getByText('200 new matches')).toBeVisible();
  rmSync(path, { recursive: true });
  await expect(library.import().getByRole('listitem').filter({ hasText: 'photo.png' })).toContainText('Unknown format');
  expect(await findings(page)).toEqual([]);
  await library.agree();
  await library.count('200 saved');
  expect(await library.entries().count()).toBeLessThan(60);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Names, dates, words' }).fill('player-137');
  await library.count('1 found');
  await library.entries().getByRole('link').click();
  await expect(page).toHaveURL(/#\/study\/[0-9a-f]{16}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player-137');
  await library.button('Step through').click();
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await page.goBack();
  await library.count('200 saved');

  await library.selectAll();
  await library.count('200 selected');
  const download = page.waitForEvent('download');
  await library.button('Export .mat').click();
  const zip = readFileSync(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1').split('PK\x01\x02').length - 1).toBe(200);

  await page.getByRole('searchbox', { name: 'Names, dates, words' }).fill('player-42');
  await library.selectAll();
  await library.button('Delete').click();
  await library.count('Nothing found');
  await library.button('Undo').click();
  await expect(library.entries()).toHaveCount(1);
  await library.selectAll();
  await library.button('Delete').click();
  await expect(library.entries()).toHaveCount(0);
  // A page that is closed immediately loses its unwritten changes.
  await expect.poll(() => storedEntries(page)).toMatch(/"deleted":\d/);
  await page.reload();
  await library.count('199 saved');
  expect(problems).toEqual([]);
});

test('selected matches are reviewed one after the other until that is stopped', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await library.selectAll();
  await library.button('Review').click();
  await expect(page.getByText('Reviewing: 1 of 1')).toBeVisible();
  await expect.poll(() => page.getByRole('progressbar', { name: 'Review' }).evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await library.button('Stop the review').click();
  await expect(page.getByText('Reviewing: 1 of 1')).toHaveCount(0);
  await expect(library.entries()).not.toContainText('not reviewed');
  expect(problems).toEqual([]);
});

test('an unfinished game moves into the library, and is resumed from there', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await table.begin({ points: 7 });
  await table.turn();
  const before = await table.plays().innerText();
  await table.newGame('Opponent: Two players, one device', 'Play for: 3');
  await table.opening();

  await page.goto('./#/library');
  await library.count('1 saved');
  await expect(library.entries()).toContainText('unfinished');
  expect(await allAside(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await library.button('Resume').click();
  await expect.poll(() => table.plays().innerText()).toBe(before);
  // The interrupted game is in the library, and the resumed one no longer is.
  await page.goto('./#/library');
  await library.count('1 saved');
  await expect(library.entries()).toContainText('3-point match');
  expect(table.problems).toEqual([]);
});

test('an entry gets a name and a note, and what the library has already is not added again', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The final');
  await page.getByLabel('Note').fill('look at game two');
  await library.button('Save').click();
  // The list shows the name before the database has stored it, which a reload would prevent.
  await expect.poll(() => storedEntries(page)).toContain('game two');
  await page.reload();
  await page.getByRole('searchbox', { name: 'Names, dates, words' }).fill('game two');
  await expect(library.entries()).toContainText('The final');
  await library.read(mat('again.mat'));
  await expect(library.import()).toContainText('1 already in Games');
  await expect(library.import().getByRole('button', { name: 'Add to Games' })).toHaveCount(0);
});

test('the same match in two formats is one game whose details keep both', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const download = page.waitForEvent('download');
  await library.button('Export .sgf').click();
  const buffer = readFileSync(await (await download).path());
  await library.read({ name: 'final.sgf', mimeType: 'application/x-go-sgf', buffer });
  await expect(library.import().getByRole('status')).toContainText('1 more format of a game you have');
  await library.agree();
  await library.count('1 saved');
  await expect(library.entries()).toHaveCount(1);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('dialog', { name: 'Games' }).getByRole('link', { name: /final\.(mat|sgf)/ })).toHaveCount(2);
});

test('pasted text is read, and a damaged file is reported with its remarks', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.button('Add games').first().click();
  await library.button('Paste').click();
  await page.getByLabel('Match, position or ID').fill('look: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10');
  await library.button('Read').click();
  await library.agree();
  await expect(library.entries()).toContainText('Position');
  const damaged = sample('seven-points.mat').toString('utf8').replace('31:', '39:');
  await library.read({ name: 'damaged.mat', mimeType: 'text/plain', buffer: Buffer.from(damaged) });
  await expect(library.import().getByRole('group')).toContainText('remark');
  await library.import().getByRole('button', { name: 'Cancel' }).click();
  await library.count('1 saved');
});

/** Returns a drill card about the first 66, answered at this time: its key and its line. */
function card(answered: number): [string, string] {
  const link = 'p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';
  const fields = ['1', link, '13/7(4)', '24/18(2) 13/7(2)=0;13/7(4)=90', 2, 0, answered + 1, `2.306500 2.118104 ${answered}`, 3, 1];
  return [link, fields.join('|')];
}

/** Stores a drill card, if one is given; returns the lines of all cards. */
const cards = (page: Page, given?: [string, string]) =>
  page.evaluate(
    (given) =>
      new Promise<string[]>((known, failed) => {
        const asked = indexedDB.open('backgammon.library');
        asked.onerror = failed;
        asked.onsuccess = () => {
          const store = asked.result.transaction('cards', 'readwrite').objectStore('cards');
          if (given) store.put(given[1], given[0]);
          const all = store.getAll();
          all.transaction!.oncomplete = () => {
            asked.result.close();
            known(all.result);
          };
        };
      }),
    given,
  );

test('a backup of everything carries the drills to another browser, where the newer of two cards stays', async ({ browser, page }) => {
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  const newer = card(2000);
  await cards(page, newer);
  await library.selectAll();
  const download = page.waitForEvent('download');
  await library.button('Export backup').click();
  const backup = { name: 'backup.zip', mimeType: 'application/zip', buffer: readFileSync(await (await download).path()) };

  const other = await (await browser.newContext()).newPage();
  const { problems } = new Table(other);
  const second = new Library(other);
  await second.open();
  await cards(other, card(1000));
  await second.read(backup);
  await expect(second.import().getByText('1 new match')).toBeVisible();
  await expect(second.import().getByRole('listitem').filter({ hasText: 'Decisions' })).toContainText('Decisions for the drills: 1');
  await second.agree();
  await second.count('1 saved');
  expect(await cards(other)).toEqual([newer[1]]);
  await other.evaluate(() => { location.hash = '#/drill'; });
  await expect(other.getByText('1 to practise today').first()).toBeVisible();
  expect(problems).toEqual([]);
  await other.context().close();
});

test('an import overwrites nothing that another tab has stored since', async ({ context, page }) => {
  const first = new Library(page);
  await first.open();
  await first.read(mat('final.mat'));
  await expect(first.import().getByText('1 new match')).toBeVisible();
  const other = await context.newPage();
  const second = new Library(other);
  await second.open();
  await second.read(mat('final.mat'));
  await second.agree();
  await other.getByRole('button', { name: /^Actions for/ }).click();
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('My best match');
  await second.button('Save').click();
  await expect.poll(() => storedEntries(other)).toContain('My best match');

  await first.agree();
  await first.count('1 saved');
  await expect(first.entries()).toContainText('My best match');
  await page.reload();
  await expect(first.entries()).toContainText('My best match');
});

test('a full database takes nothing and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.import().getByRole('button', { name: 'Add to Games' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Storage is full' })).toBeVisible();
  await library.count('No games yet');
});

test('a browser without a database says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const library = new Library(page);
  await library.open();
  await expect(page.getByRole('alert').filter({ hasText: "can't store anything" })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
});

test('a session is in the library as soon as its first game is over, and stays one of games', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await table.begin();
  await table.resign();
  await page.locator('.end-card').getByRole('button', { name: 'Next game' }).click();
  await page.evaluate(() => { location.hash = '#/library'; });
  await library.count('1 saved');
  await expect(library.entries()).toContainText('Money game');
  expect(table.problems).toEqual([]);
});
