// Fair dice: what is fixed before a game is what is shown after it, and a program of another make agrees.
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Table, seed } from './table';

test('the fingerprint of the seed is there before the game, the seed after it', async ({ page }) => {
  const table = new Table(page);
  await table.open('07');
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  const told = (name: RegExp) => sheet.getByText(name).locator('xpath=following-sibling::dd[1]');
  const fixed = createHash('sha256').update(Buffer.from(seed('07'), 'hex')).digest('hex');
  await table.button(/^Fair dice/).click();
  await expect(told(/^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(/^Seed/)).toHaveText('shown after the game');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.opening();
  await table.turn();
  await table.button('Resign').click();
  await table.button('Single game').click();
  await expect(table.button('Next game')).toBeVisible();
  await table.button(/^Fair dice/).click();
  await expect(told(/^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(/^Seed/)).toHaveText(seed('07'));
  await expect(sheet).toContainText('Checked: the seed has this fingerprint');
  await expect(sheet).toContainText('All games: 1');
  const dice = await told(/^Dice thrown/).textContent();
  await sheet.getByRole('button', { name: 'Same dice, other level' }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await expect(form).toContainText('the dice of an earlier game');
  await form.getByText('Expert', { exact: true }).click();
  await form.getByRole('button', { name: 'Start' }).click();
  await table.opening();
  await table.button(/^Fair dice/).click();
  const again = await told(/^Dice thrown/).textContent();
  expect(dice?.startsWith((again ?? '').slice(0, 2))).toBe(true);
  expect(table.problems).toEqual([]);
});
