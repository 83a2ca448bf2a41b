// The results of the games of a match: a table that survives a reload.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test('a tap on the score shows how the games of the match ended, also after a reload', async ({ page }) => {
  const table = new Table(page);
  await table.nearEnd('match');
  const cells = (row: number) => page.getByRole('dialog').getByRole('row').nth(row).getByRole('cell').allTextContents();
  await table.score('White').click();
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await expect(page.getByRole('table', { name: /-point match$/ }).getByRole('columnheader', { name: 'Black' })).toBeVisible();
  const first = await cells(1);
  expect(await findings(page)).toEqual([]);
  await table.button('Close').click();
  await table.toTheEnd();
  await page.reload();
  // The card of the finished match replaces the players, so the sheet is in the menu.
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('More', { exact: true }).click();
  await menu.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Score sheet' }).getByRole('row')).toHaveCount(3);
  expect(await cells(1)).toEqual(first);
  expect(await cells(2)).not.toEqual(first);
  // The sheet is printed, not the board behind it.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').last()).toBeVisible();
  await expect(page.locator('.table')).toBeHidden();
  expect(table.problems).toEqual([]);
});
