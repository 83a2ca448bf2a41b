// Unreadable save: it is exported, and deleted from the settings by keyboard.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GAME, aside as setAside } from './stored';
import { Table } from './table';

test('a damaged save is included in the backup, and deleted after a confirmation, by keyboard alone', async ({ page }) => {
  const table = new Table(page);
  await table.found({ [GAME]: '{"no":"game"}' });
  await table.open();
  await table.strip('Notice').getByRole('button', { name: 'OK' }).click();
  const aside = page.getByRole('group', { name: '1 damaged save set aside' });
  await table.button('Settings').click();
  expect(readFileSync(await table.savedFile(), 'utf8')).toContain('{\\"no\\":\\"game\\"}');
  await aside.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(aside.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Closing the settings dismisses the question.
  await table.button('Settings').click();
  await aside.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await aside.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await table.button('Settings').click();
  await expect(table.button('Export')).toBeVisible();
  await expect(aside).toBeHidden();
  expect(await setAside(page)).toBeNull();
  expect(table.problems).toEqual([]);
});
