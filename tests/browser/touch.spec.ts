// By thumb on a portrait phone: the board is turned, everything is reached by taps.
import { expect, test } from '@playwright/test';
import { Table, choice } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a few turns by taps, with the menu', async ({ page }) => {
  const table = new Table(page);
  await table.open('07');
  await table.button('Menu').tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'New game' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await choice(dialog, 'Two players, one device').tap();
  await dialog.getByRole('button', { name: 'Start' }).tap();
  await table.opening();
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await table.whatNow()) === 'roll') {
      const before = await table.status().textContent();
      // The dice are shown once they are stored; until then the button is as it was. A tap that follows the last one as
      // fast as a double tap does is taken for a slip.
      await expect(async () => {
        await table.button('Roll').tap({ timeout: 1000 });
        await expect(table.status()).not.toHaveText(before ?? '', { timeout: 1000 });
      }).toPass();
    }
    await table.turn();
  }
  await expect(table.status()).not.toBeEmpty();
  expect(table.problems).toEqual([]);
});

test('every point is at least 44 pixels wide under the thumb', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  for (const number of [1, 6, 7, 12, 13, 18, 19, 24]) {
    const box = await table.button(new RegExp(`^${number} point`)).boundingBox();
    expect(box?.height, `${number} point`).toBeGreaterThanOrEqual(43.5);
  }
});
