// The page in the player's language: the browser's, or one that was chosen and stored.
import { expect, test } from '@playwright/test';
import { Table } from './table';

const root = 'html';

test.describe('in a browser whose user reads German', () => {
  test.use({ locale: 'de-AT' });

  test('the page and its help are in German, and the notation of plays does not change', async ({ page }) => {
    // The page is not available in the user's first language.
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['nl-NL', 'de-AT'] }));
    const table = new Table(page);
    await page.goto('./?seed=' + '04'.padEnd(64, '0'));
    await expect(page.locator(root)).toHaveAttribute('lang', 'de');
    await expect(table.button(/^Punkt 24, zwei weiße/)).toBeVisible();
    await table.button('Würfeln').click();
    await expect(table.status()).toContainText(/Du würfelst \d, der Computer würfelt \d/);
    await table.button('Hilfe').click();
    await expect(page.getByRole('dialog', { name: 'Spielregeln' }).getByRole('heading', { name: 'Abtragen' })).toBeVisible();
    expect(table.problems).toEqual([]);
  });
});

test('a language is chosen in the settings and kept, and the game continues', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const dice = (await table.button(/^Dice/).getAttribute('aria-label'))?.match(/\d/g);
  await table.button('Settings').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  const dialog = page.getByRole('dialog', { name: 'Réglages' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Langue' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(table.button(`Dés ${dice?.join('-')}, inverser`)).toBeVisible();
  await page.reload();
  await expect(page.locator(root)).toHaveAttribute('lang', 'fr');
  await expect(table.button(`Dés ${dice?.join('-')}, inverser`)).toBeVisible();
  await table.button('Réglages').click();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Langue du navigateur');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('Arabic is laid out from right to left, and the board is not mirrored', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const place = async (name: RegExp) => {
    const box = await table.button(name).boundingBox();
    const board = await page.locator('svg.board').boundingBox();
    return Math.round((box?.x ?? 0) - (board?.x ?? 0));
  };
  const [one, twelve] = [await place(/^1 point,/), await place(/^12 point,/)];
  await table.button('Settings').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click();
  await expect(page.locator(root)).toHaveAttribute('dir', 'rtl');
  expect([await place(/^الخانة 1،/), await place(/^الخانة 12،/)]).toEqual([one, twelve]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  expect(table.problems).toEqual([]);
});

test('changing the language leaves no listener behind', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Record<string, number> = {};
    Object.assign(window, { heard });
    const count = (name: string, by: number) => (heard[name] = (heard[name] ?? 0) + by);
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (...all: unknown[]) => {
      count(String(all[0]), 1);
      Reflect.apply(addEventListener, window, all);
    };
    window.removeEventListener = (...all: unknown[]) => {
      count(String(all[0]), -1);
      Reflect.apply(removeEventListener, window, all);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: Record<string, number> }).heard);
  const table = new Table(page);
  await table.open();
  await table.button('Settings').click();
  const choose = async (name: string, lang: string) => {
    await page.getByRole('dialog').getByRole('combobox').selectOption(name);
    await expect(page.locator(root)).toHaveAttribute('lang', lang);
  };
  await choose('Français', 'fr');
  const before = await heard();
  expect(before.storage).toBe(1);
  await choose('Deutsch', 'de');
  await choose('Français', 'fr');
  expect(await heard()).toEqual(before);
});
