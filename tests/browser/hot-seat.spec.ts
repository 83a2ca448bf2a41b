// Two people on one device, by clicks, with reproducible dice.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the last game in a 3-point match is played to its end, with the cube turned', async ({ page }) => {
  const table = new Table(page);
  await table.nearEnd('match');
  const doubleAtOnce = async () => {
    const cube = table.button(/^Cube 1, in the middle, offer a double/);
    if (!(await cube.isVisible())) return false;
    await cube.click();
    const ask = table.strip('Offer a double?');
    await ask.getByRole('button', { name: 'Double' }).click();
    return true;
  };
  await table.toTheEnd(doubleAtOnce);
  await expect(table.strip(/White wins the match/)).toBeVisible();
  await expect(table.button('Next game')).toHaveCount(0);
  await table.button('New match').click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  expect(table.problems).toEqual([]);
});
