// Large backups: they are read immediately, or rejected as too large.
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Table } from './table';

/**
 * Opens a page with a running game and its settings; returns a function that imports a backup with these texts set
 * aside.
 */
async function begun(table: Table) {
  await table.open('0b');
  await table.opening();
  await table.button('Settings').click();
  const backup = JSON.parse(readFileSync(await table.savedFile(), 'utf8'));
  return async (aside: string[]) => {
    const buffer = Buffer.from(JSON.stringify({ ...backup, aside }));
    await table.page.locator('input[type=file]').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  };
}

test('a backup with many texts is read at once, and one with too many is called too large', async ({ page }) => {
  const table = new Table(page);
  const read = await begun(table);
  const texts = (count: number) => Array.from({ length: count }, (_, nth) => `text ${nth}`);
  await read(texts(6000));
  await expect(table.strip('Notice')).toContainText('too large');
  await table.button('OK').click();
  await table.button('Settings').click();
  await read(texts(900));
  await expect(table.strip('Notice')).toContainText('Import complete');
  await table.button('OK').click();
  await table.button('Settings').click();
  // The latest five are listed: the replaced game, then the first of the others.
  await expect(page.getByRole('group', { name: '4 damaged saves set aside' })).toBeVisible();
  await table.button('Show more (896)').click();
  await expect(page.getByRole('group', { name: '5 damaged saves set aside' })).toBeVisible();
  await expect(table.button('Show more (891)')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a backup of more than 16 MB is read by the game that has written it', async ({ page, browser }) => {
  const table = new Table(page);
  const read = await begun(table);
  // Each of these characters takes six bytes in the file.
  await read(['\u0001'.repeat(3_000_000)]);
  await expect(table.strip('Notice')).toContainText('Import complete');
  await table.button('OK').click();
  await table.button('Settings').click();
  const file = await table.savedFile();
  expect(statSync(file).size).toBeGreaterThan(16e6);
  const context = await browser.newContext();
  const other = new Table(await context.newPage());
  await other.open();
  await other.button('Settings').click();
  await other.page.locator('input[type=file]').setInputFiles(file);
  await expect(other.strip('Notice')).toContainText('Import complete');
  expect([...table.problems, ...other.problems]).toEqual([]);
  await context.close();
});
