// The player's settings: looks, sounds, and restoring the defaults.
import { expect, test } from '@playwright/test';
import { Table, choose } from './table';

test('settings are grouped and described, and a theme can be chosen, is kept, and is reset with everything else', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'felt');
  await table.button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Board', 'Beside the board', 'Play', 'Help during the game', 'Sound and motion', 'Language', 'Your data', 'About']);
  const setting = (name: string) => dialog.getByRole('checkbox', { name });
  await expect(setting('Play forced moves automatically')).toHaveAccessibleDescription('When only one play is legal');
  await expect(setting('Black at the bottom')).toHaveAccessibleDescription('For two players on one device');
  await expect(dialog.getByRole('group', { name: 'Backup' })).toHaveAccessibleDescription(/in one file/);
  await expect(dialog.getByRole('radio', { name: 'Midnight' })).toHaveAccessibleName('Midnight');
  await choose(dialog, 'Midnight');
  await expect(root).toHaveAttribute('data-theme', 'midnight');
  await expect(setting('Orange at the bottom')).toBeVisible();
  // The page follows the system until the player chooses.
  await expect(root).toHaveAttribute('data-mode', 'system');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await choose(dialog, 'Dark');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  expect(await ground()).not.toBe(before);
  // Choices take effect immediately, so the sheet must be beside the board.
  const [sheet, board] = [await dialog.boundingBox(), await page.locator('svg.board').first().boundingBox()];
  expect(sheet!.x).toBeGreaterThan(board!.x + board!.width / 2);
  await page.reload();
  await expect(root).toHaveAttribute('data-mode', 'dark');
  await expect(root).toHaveAttribute('data-theme', 'midnight');
  await table.button('Settings').click();
  await table.button('Reset all settings').click();
  await expect(root).toHaveAttribute('data-theme', 'felt');
  await expect(root).toHaveAttribute('data-mode', 'system');
  expect(table.problems).toEqual([]);
});

test('no sound is played before the first touch or at volume 0', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { contexts: 0, tones: 0 };
    (window as any).heard = heard;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts += 1;
      }
      override createOscillator() {
        heard.tones += 1;
        return super.createOscillator();
      }
    };
  });
  const heard = () => page.evaluate(() => (window as any).heard as { contexts: number; tones: number });
  const table = new Table(page);
  await table.open('04');
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  const { contexts, tones } = await heard();
  expect(contexts).toBe(1);
  expect(tones).toBeGreaterThan(0);
  await table.button('Settings').click();
  await page.getByRole('slider', { name: 'Volume' }).fill('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await table.turn();
  expect((await heard()).tones).toBe(tones);
  expect(table.problems).toEqual([]);
});

test('lines distinguish the points where colours may not: in the Paper theme, in print, with forced colours', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const fill = () => page.locator('.table .point.odd').first().evaluate((one) => getComputedStyle(one).fill);
  expect(await fill()).toMatch(/^rgb/);
  await page.emulateMedia({ media: 'print' });
  expect(await fill()).toBe('url("#hatch")');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await fill()).toBe('url("#hatch")');
  await page.emulateMedia({ forcedColors: 'none' });
  await table.button('Settings').click();
  await choose(page.getByRole('dialog'), 'Paper');
  await page.keyboard.press('Escape');
  expect(await fill()).toBe('url("#hatch")');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(fill).toBe('url("#hatch-turned")');
  await expect(page.locator('pattern#hatch, pattern#hatch-turned')).toHaveCount(2);
});
