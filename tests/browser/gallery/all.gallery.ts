// Pictures of every theme on every screen, in the middle of a turn, and of other views.
import { expect, test, type Page } from '@playwright/test';
import { Table } from '../table';
import { SCREENS, THEMES, picture } from './picture';

/** Opens a page with these settings on a system in light or dark mode. */
async function page(page: Page, screen: string, scheme: 'light' | 'dark', settings: object) {
  const [width, height] = SCREENS[screen];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.addInitScript((text) => localStorage.setItem('backgammon.settings', text), JSON.stringify(settings));
  return new Table(page);
}

/** Plays a game between two people until its middle. */
async function game(table: Table, turns: number) {
  await table.open('055b');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  for (let turn = 0; turn < turns; turn += 1) {
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.roll();
  }
  await table.whatNow();
}

for (const theme of THEMES) {
  for (const screen of Object.keys(SCREENS)) {
    for (const scheme of screen === 'desk' ? (['dark', 'light'] as const) : (['dark'] as const)) {
      test(`${theme} on ${screen}, ${scheme}`, async ({ page: at }) => {
        const table = await page(at, screen, scheme, { theme });
        await game(table, 5);
        const place = table.movable().first();
        await place.focus();
        await at.keyboard.press('Enter');
        await expect(at.locator('.target').first()).toBeVisible();
        await place.evaluate((one) => (one as SVGElement).blur());
        await picture(at, `${screen}-${theme}${scheme === 'light' ? '-light' : ''}`, SCREENS[screen][2]);
      });
    }
  }
}

test('a double', async ({ page: at }) => {
  const table = await page(at, 'desk', 'dark', { theme: 'walnut' });
  await game(table, 4);
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await expect(table.button('Take')).toBeVisible();
  await picture(at, 'double', 0.5);
});

test('the help', async ({ page: at }) => {
  const table = await page(at, 'phone', 'light', { theme: 'flat' });
  await table.open();
  await table.button('Menu').click();
  await table.button('Rules and keys').click();
  await at.getByRole('button', { name: 'home board', exact: true }).focus();
  await expect(at.getByRole('dialog').locator('svg').first()).toBeVisible();
  await picture(at, 'help', 0.75);
});

test('from right to left', async ({ page: at }) => {
  const table = await page(at, 'phone-aside', 'dark', { theme: 'midnight', language: 'ar' });
  await table.page.goto('./');
  await at.locator('.first-visit .primary').click();
  await expect(at.getByRole('button', { name: 'ارمِ' })).toBeVisible();
  await picture(at, 'arabic', 0.75);
});

test('forced colours', async ({ page: at }) => {
  const table = await page(at, 'desk', 'light', {});
  await at.emulateMedia({ forcedColors: 'active' });
  await game(table, 5);
  await picture(at, 'forced-colours', 0.5);
});

test('as it is printed', async ({ page: at }) => {
  const table = await page(at, 'desk', 'dark', { theme: 'felt' });
  await game(table, 5);
  await at.setViewportSize({ width: 1120, height: 790 });
  await at.emulateMedia({ media: 'print' });
  await picture(at, 'print', 0.5);
});
