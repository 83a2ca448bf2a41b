// Without a pointer: keys alone roll, move, take back and end a turn.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('a turn by keys alone', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Person here');
  await table.opening();
  const point = table.button(/^13 point, five/);
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(table.button(/^13 point, four/)).toBeFocused();
  await page.keyboard.press('u');
  await expect(table.button(/^13 point, five/)).toBeVisible();
  await page.keyboard.press('Enter');
  await table.button(/^13 point, four/).focus();
  await page.keyboard.press('Enter');
  await expect(table.button(/^13 point, three/)).toBeVisible();
  await page.keyboard.press('Space');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(table.plays()).toContainText('13/');
  expect(table.problems).toEqual([]);
});
