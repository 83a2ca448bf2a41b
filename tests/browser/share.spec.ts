// Share sheet: export as a link, code, text or picture.
import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** The starting position, with 6-6 to play. */
const POSITION = '#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const link = (page: Page) => sheet(page).getByRole('textbox', { name: 'Link' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the position in the study room, and the share sheet there. */
async function share(page: Page) {
  await page.goto(`./${POSITION}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Position' })).toBeFocused();
  await button(page, 'Share').click();
  await expect(sheet(page)).toBeVisible();
}

/** Presses a button that downloads a file; returns its name and its bytes. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a position is shared from a phone and opens in another browser', async ({ page, browser }) => {
  const table = new Table(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await share(page);
  const code = sheet(page).getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeHidden();
  await button(page, 'QR code of the link').click();
  await expect(code).toBeVisible();
  await button(page, 'Copy link').click();
  await expect(button(page, 'Copied')).toBeVisible();
  await expect(sheet(page).getByRole('status')).toHaveText('Link copied');
  const address = await copied(page);
  expect(address).toBe(page.url());
  await button(page, 'Copy XGID').click();
  await expect(sheet(page).getByRole('status')).toHaveText('XGID copied');
  expect(await copied(page)).toMatch(/^XGID=-b----E-C---eE---c-e----B-:0:0:1:66:/);
  await button(page, 'Copy Text').click();
  await expect(sheet(page).getByRole('status')).toHaveText('Text for a forum copied');
  expect(await copied(page)).toContain('X to play 6-6');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();
  expect(table.problems).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByText(/to play 6-6/)).not.toHaveCount(0);
  await stranger.context().close();
});

test("the browser's Back button closes the sheet together with its page", async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate((hash) => { location.hash = hash; }, POSITION);
  await button(page, 'Share').click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/#p=/);
  await expect(sheet(page)).toBeHidden();
  expect(table.problems).toEqual([]);
});

test("pictures have the theme's colours and the page's arrows, and are not blocked by the security policy", async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${POSITION}`);
  const arrows = page.locator('.room-board .arrow.best');
  await expect(arrows.first()).toBeVisible({ timeout: 60_000 });
  const count = await arrows.count();
  await button(page, 'Share').click();
  await expect(sheet(page).locator('.share-seen .arrow.best')).toHaveCount(count);
  const svg = await saved(page, 'Drawing');
  expect(svg.name).toBe('backgammon-position.svg');
  const colour = (token: string) =>
    page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), token);
  const drawn = svg.bytes.toString();
  expect(drawn.split(`fill='${await colour('--light')}'`).length - 1).toBe(15);
  expect(drawn.split(`fill='${await colour('--best')}'`).length - 1).toBe(count);
  expect(drawn).toContain('XGID=-b----E-C---eE---c-e----B-');
  const png = await saved(page, 'Picture');
  expect(png.name).toBe('backgammon-position.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(1470);
  await expect(sheet(page).getByRole('status')).toHaveText('backgammon-position.png saved');
  expect(table.problems).toEqual([]);
});
