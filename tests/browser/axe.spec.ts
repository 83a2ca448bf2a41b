// An accessibility checker finds no fault on the screens of a game in any state, theme or direction.
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { SETTINGS, store } from './stored';
import { Table } from './table';

// Elements that are still fading in have other colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['walnut', 'felt', 'midnight', 'paper', 'flat'] as const;

/** All looks, ordered so that consecutive ones differ in theme and in surroundings. */
const LOOKS = [0, 1].flatMap((half) => THEMES.map((theme, nth) => [theme, nth % 2 === half ? 'light' : 'dark'] as const));

/** Number of other looks per screen; tests/colours.rs checks the contrast of all pairs of colours. */
const OTHERS = 2;

/** Opens the page, and beside it a page of the same origin without a game that shares its storage. */
async function openTwo(page: Page, context: BrowserContext) {
  const table = new Table(page);
  await table.open('04');
  const other = await context.newPage();
  await other.goto('./manifest.webmanifest');
  await page.bringToFront();
  let look = 0;
  /**
   * Checks a page in full, then only the contrast in the next looks, in rotation. A look is chosen through storage, as
   * another page of the game would do it, so that open dialogs stay open.
   */
  const clean = async () => {
    expect(await findings(page)).toEqual([]);
    for (let nth = 0; nth < OTHERS; nth += 1) {
      const [theme, colorScheme] = LOOKS[look % LOOKS.length];
      look += 1;
      await store(other, SETTINGS, JSON.stringify({ theme }));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, 'color-contrast'), `${theme}, ${colorScheme}`).toEqual([]);
    }
  };
  return { table, clean, looks: () => look };
}

test('axe finds nothing in the dialogs of any theme', async ({ page, context }) => {
  const { table, clean, looks } = await openTwo(page, context);
  for (const open of [
    () => table.button('Settings').click(),
    () => table.button('Help').click(),
    () => page.keyboard.press('?'),
    () => page.keyboard.press('b'),
    async () => {
      await table.button('New game').click();
      await page.getByText(/^Options/).click();
      await page.getByText('More rules').click();
    },
  ]) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean();
    await page.keyboard.press('Escape');
    // The browser hides a dialog before the page is notified; until then the page's keys do nothing.
    await expect(page.locator('dialog h2')).toHaveCount(0);
  }
  await table.button('Help').click();
  await table.button('Learn backgammon in two minutes').click();
  await table.roll();
  await table.button(/^1 point/).click();
  await expect(page.getByText("Those are your opponent's checkers.").last()).toBeVisible();
  await clean();
  expect(looks()).toBeGreaterThanOrEqual(LOOKS.length);
});

test('axe finds nothing in any theme from the start to the end of a game', async ({ page, context }) => {
  const { table, clean, looks } = await openTwo(page, context);
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
  expect(looks()).toBeGreaterThanOrEqual(LOOKS.length);
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
  await table.begin();
  expect(await findings(page)).toEqual([]);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar-EG' });

  test('axe finds nothing in Arabic', async ({ page }) => {
    await page.goto('./');
    const play = page.getByRole('button', { name: 'ضد الحاسوب' });
    await expect(play).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await play.click();
    await expect(page.getByRole('button', { name: 'ارمِ' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
