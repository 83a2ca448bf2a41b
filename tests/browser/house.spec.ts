// Games by house rules: real dice, practice.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('real dice are entered by clicks or by keys', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await table.newGame('Opponent: Two players, one device', 'Roll real dice and enter them');
  await table.strip("White's die?").getByRole('button', { name: '3' }).click();
  await table.strip("Black's die?").getByRole('button', { name: '1' }).click();
  await expect(table.button('Dice 3-1, swap')).toBeVisible();
  await table.button('Cocked').click();
  await table.strip("White's die?").getByRole('button', { name: '2' }).click();
  await table.strip("Black's die?").getByRole('button', { name: '6' }).click();
  await expect(table.button('Dice 6-2, swap')).toBeVisible();
  await table.turn();
  await expect(table.strip("White's dice?")).toBeVisible();
  await page.keyboard.press('5');
  await expect(table.strip("White's dice: 5 and?")).toBeVisible();
  await page.keyboard.press('5');
  await expect(table.button(/^Dice 5-5/)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('in practice a play is taken back and made anew, and the game is unrated', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device', 'Practice mode with take-backs (unrated)');
  await expect(page.getByRole('heading', { name: /practice$/i })).toBeVisible();
  await table.opening();
  const dice = await table.button(/^Dice/).getAttribute('aria-label');
  await table.turn();
  await expect(table.plays().getByRole('row')).toHaveCount(2);
  await table.button('Take back the last play').click();
  await expect(table.button(dice ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { name: /unrated$/i })).toBeVisible();
  await page.reload();
  await expect(table.button(dice ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { name: /unrated$/i })).toBeVisible();
  await table.turn();
  await expect(table.button('Roll')).toBeEnabled();
  expect(table.problems).toEqual([]);
});
