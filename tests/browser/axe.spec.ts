// What a checker of accessibility finds on the screens of a game: nothing, in any state, theme or direction.
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { SETTINGS, store } from './stored';
import { Table } from './table';

// What is still fading in has other colours than those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['walnut', 'felt', 'midnight', 'paper', 'flat'] as const;

const SCHEMES = ['light', 'dark'] as const;

/**
 * Checks a page in full in its own theme, then the contrast in all themes, light and dark, which differ in colours alone.
 * They are chosen as another page of the game would do it, so that what is open stays open.
 */
async function inAllThemes(page: Page, other: Page) {
  expect(await findings(page)).toEqual([]);
  for (const theme of THEMES) {
    await store(other, SETTINGS, JSON.stringify({ theme }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, 'color-contrast'), `${theme}, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Opens the page, and beside it one of the same address that is no game but has the same store. */
async function openTwo(page: Page, context: BrowserContext) {
  const table = new Table(page);
  await table.open('04');
  const other = await context.newPage();
  await other.goto('./manifest.webmanifest');
  await page.bringToFront();
  return { table, clean: () => inAllThemes(page, other) };
}

test('axe finds nothing in the dialogs of any theme', async ({ page, context }) => {
  const { table, clean } = await openTwo(page, context);
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
  await table.button('How to play').click();
  await table.button('Learn it in two minutes').click();
  await table.roll();
  await table.button(/^1 point/).click();
  await expect(page.getByText("Those are your opponent's checkers.").last()).toBeVisible();
  await clean();
});

test('axe finds nothing in any theme from the start to the end of a game', async ({ page, context }) => {
  const { table, clean } = await openTwo(page, context);
  await clean();
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

test('axe finds nothing on the first visit', async ({ page }) => {
  await new Table(page).open();
  expect(await findings(page)).toEqual([]);
});

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
