// What a checker of accessibility finds on the screens of a game: nothing, in any state, theme or direction.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { withSettings } from './stored';
import { Table } from './table';

// What is still fading in has other colours than those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['walnut', 'felt', 'midnight', 'paper', 'flat'] as const;

/** Opens each dialog, checks it, and closes it. */
async function dialogs(table: Table, clean: () => Promise<void>) {
  const { page } = table;
  for (const open of [
    () => table.button('Settings').click(),
    () => table.button('How to play').click(),
    () => page.keyboard.press('?'),
    () => page.keyboard.press('b'),
    async () => {
      await table.button('New game').click();
      await page.getByText(/^Options/).click();
    },
  ]) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean();
    await page.keyboard.press('Escape');
    // The browser hides a dialog before the page knows: until then its keys do nothing.
    await expect(page.locator('dialog h2')).toHaveCount(0);
  }
}

for (const theme of THEMES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Themes differ in colours alone: everything else is checked once.
    const rules = theme === 'walnut' && colorScheme === 'light' ? [] : ['color-contrast'];
    test.describe(`${theme}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('axe finds nothing from the first visit to the end of a game', async ({ page }) => {
        await withSettings(page, { theme });
        const table = new Table(page);
        const clean = async () => expect(await findings(page, ...rules)).toEqual([]);
        await table.open('04');
        await clean();
        await dialogs(table, clean);
        await table.newGame('Opponent: Two players, one device');
        await table.opening();
        await clean();
        await table.button(/^13 point/).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('.target').first()).toBeVisible();
        await clean();
        await page.keyboard.press('Escape');
        await page.keyboard.press('/');
        await page.keyboard.type('nonsense');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toContainText("isn't a move");
        await clean();
        await page.keyboard.press('Escape');
        await table.turn();
        await table.button(/^13 point/).click();
        await expect(table.strip('Notice')).toBeVisible();
        await table.button('Double').click();
        await clean();
        await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
        await clean();
        await table.button('Drop').click();
        await clean();
        await table.strip('Drop and lose the game?').getByRole('button', { name: 'Drop' }).click();
        await expect(table.strip(/wins a single game/)).toBeVisible();
        await clean();
      });
    });
  }
}

test('axe finds nothing in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.open();
  expect(await findings(page)).toEqual([]);
  await table.button('Menu').click();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing while colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  expect(await findings(page)).toEqual([]);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar-EG' });

  test('axe finds nothing in Arabic', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'ارمِ' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
