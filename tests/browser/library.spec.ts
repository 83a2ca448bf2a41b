// Library: importing files and folders, searching, exporting; deleting and undoing; browsers without storage.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library, mat, sample } from './library';
import { asides as allAside, entries as storedEntries } from './stored';
import { Table } from './table';

/** Returns a folder with `count` matches between different players, and a picture, which is not a match. */
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

test('a folder of 90 matches is imported, searched, opened and exported, and is still there after a reload', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  const path = folder(90);
  await library.open();
  await page.getByLabel('Open a folder').and(page.locator('input')).setInputFiles(path);
  await expect(library.import().getByText('90 new matches')).toBeVisible();
  rmSync(path, { recursive: true });
  await expect(library.import().getByRole('listitem').filter({ hasText: 'photo.png' })).toContainText('Unknown format');
  expect(await findings(page)).toEqual([]);
  await library.agree();
  await library.count('90 saved');
  expect(await library.entries().count()).toBeLessThan(60);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('player-73');
  await library.count('1 found');
  await library.entries().getByRole('link').click();
  await expect(page).toHaveURL(/#\/study\/[0-9a-f]{16}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player-73');
  await library.button('Step through').click();
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  // Back leads to the match's summary first.
  await page.goBack();
  await expect(library.button('Step through')).toBeVisible();
  await page.goBack();
  await library.count('90 saved');

  await library.selectAll();
  await library.count('90 selected');
  const download = page.waitForEvent('download');
  await library.button('Export .mat').click();
  const zip = readFileSync(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1').split('PK\x01\x02').length - 1).toBe(90);

  await page.getByRole('searchbox', { name: 'Search' }).fill('player-42');
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
  await library.count('89 saved');
  expect(problems).toEqual([]);
});

test('an unfinished game moves to the library, and can be resumed from there', async ({ page }) => {
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

test('on a phone, one button shows the tools beyond the filters and the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(library.button('Select')).toBeHidden();
  await library.button('More').click();
  await expect(library.button('Select')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' });
  await library.button('More (1)').click();
  await expect(library.button('Select')).toBeHidden();
});

test('a full database stores nothing more and reports it', async ({ page }) => {
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

test('a missing database is reported, and the game continues', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const library = new Library(page);
  await library.open();
  await expect(page.getByRole('alert').filter({ hasText: "can't store anything" })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
});
