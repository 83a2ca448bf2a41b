// Earlier plays of the running game on the board, by the list, by keys and by buttons.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('a play of the list is shown on the board, and the first hand on it comes back to the game', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await table.turn();
  await table.roll();
  await table.turn();
  const plays = table.plays().getByRole('button');
  await expect(plays).toHaveCount(2);
  const places = () =>
    page.getByRole('group', { name: 'Board' }).getByRole('button', { name: / point, / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const now = await places();

  await plays.first().click();
  await expect(plays.first()).toHaveAttribute('aria-current', 'step');
  const notation = (await plays.first().textContent()) ?? '';
  await expect(table.strip(new RegExp(notation.replace(/[*()/]/g, '.')))).toBeVisible();
  expect(await places()).not.toEqual(now);
  await expect(table.movable()).toHaveCount(0);
  await table.button(/^1 point/).click({ force: true });
  await expect(plays.first()).not.toHaveAttribute('aria-current', 'step');
  expect(await places()).toEqual(now);

  await page.keyboard.press(',');
  await expect(plays.first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('.');
  await expect(plays.nth(1)).toHaveAttribute('aria-current', 'step');
  await table.button('Back to the game').click();
  await expect(plays.nth(1)).not.toHaveAttribute('aria-current', 'step');
  await expect(table.button('Roll')).toBeEnabled();
  expect(table.problems).toEqual([]);
});
