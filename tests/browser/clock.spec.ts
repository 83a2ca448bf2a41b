// Match clock: it runs for the player who must decide, survives a reload, and an expired clock loses the match.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test('the clock runs for the player on roll, who loses the match when time runs out', async ({ page }) => {
  await page.clock.install();
  const table = new Table(page);
  await table.open('0114');
  await table.newGame('Opponent: Two players, one device', 'Play for: 1', 'Clock: Bronstein');
  const timers = page.getByRole('timer');
  await expect(timers).toHaveText(['2:00', '2:00']);
  await table.opening();
  const thinking = page.getByRole('region').filter({ hasText: /to (roll|move)/ }).getByRole('timer');
  const waiting = page.getByRole('region').filter({ hasNotText: /to (roll|move)/ }).getByRole('timer');
  await page.clock.fastForward('00:40');
  await expect(thinking).toHaveText(/^1:[12]/);
  await expect(waiting).toHaveText('2:00');
  await page.reload();
  await expect(thinking).toHaveText(/^1:[012]/);
  await page.clock.fastForward('01:10');
  await expect(thinking).toHaveText(/^0:/);
  expect(await findings(page)).toEqual([]);
  await page.clock.fastForward('01:00');
  await expect(table.strip(/(White|Black) ran out of time. (White|Black) wins the match/)).toBeVisible();
  await expect(table.button('New match')).toBeVisible();
  expect(table.problems).toEqual([]);
});
