// What a checker of accessibility finds on the screens of a game: nothing.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Table } from './table';

// What is still fading in has other colours than those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing at the start, in a turn, at a double and in the dialogs', async ({ page }) => {
  const table = new Table(page);
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  };
  await table.open('04');
  expect(await findings()).toEqual([]);
  await table.button('Settings').click();
  expect(await findings()).toEqual([]);
  await page.keyboard.press('Escape');
  await table.button('New game').click();
  await page.getByText(/^Options/).click();
  expect(await findings()).toEqual([]);
  await page.keyboard.press('Escape');
  await table.newGame('Opponent: Person here');
  await table.opening();
  expect(await findings()).toEqual([]);
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  expect(await findings()).toEqual([]);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar-EG' });

  test('axe finds nothing in Arabic', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'ارمِ' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
