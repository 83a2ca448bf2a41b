// An accessibility checker finds no violations on the game's screens in any state, theme or direction.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { elsewhere } from './elsewhere';
import { Table } from './table';

// Elements that are still fading in have different colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['walnut', 'felt', 'midnight', 'paper', 'flat'] as const;

/** All looks, ordered so that consecutive ones differ in both theme and colour scheme. */
const LOOKS = [0, 1].flatMap((half) => THEMES.map((theme, nth) => [theme, nth % 2 === half ? 'light' : 'dark'] as const));

test("axe finds no violations on the game's screens, each in a different look", async ({ page, context }) => {
  const table = new Table(page);
  await table.visit('04');
  const choose = await elsewhere(page, context);
  let look = 0;
  /** Checks a screen in the next look; tests/colours.rs checks the contrast of every colour pair in all looks. */
  const clean = async () => {
    const [theme, colorScheme] = LOOKS[look % LOOKS.length];
    look += 1;
    await choose({ theme }, 'data-theme', theme);
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), `${theme}, ${colorScheme}`).toEqual([]);
  };
  await clean();
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
    // The browser hides a dialog before the page is notified; until then, the page ignores keys.
    await expect(page.locator('dialog h2')).toHaveCount(0);
  }
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
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
  await table.button('Drop').click();
  await table.strip('Drop and lose the game?').getByRole('button', { name: 'Drop' }).click();
  await expect(table.strip(/wins a single game/)).toBeVisible();
  await clean();
  await page.setViewportSize({ width: 390, height: 844 });
  await table.button('Next game').click();
  await expect(table.button('Roll')).toBeEnabled();
  await table.button('Menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await clean();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findings(page)).toEqual([]);
  expect(look).toBeGreaterThanOrEqual(LOOKS.length);
});
