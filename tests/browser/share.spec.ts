// The share sheet: export by link, code, text, picture and file, and import of the same content.
import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Two games of a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';
/** The start, with 66 to play. */
const POSITION = '#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const link = (page: Page) => sheet(page).getByRole('textbox', { name: 'Link' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a link in the study room, and the share sheet in it. */
async function share(page: Page, fragment: string) {
  await page.goto(`./${fragment}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /match|Position|Game/ })).toBeFocused();
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
  await share(page, POSITION);
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

test('pictures have the colours of the theme, and no policy stands in their way', async ({ page }) => {
  const table = new Table(page);
  await share(page, POSITION);
  const svg = await saved(page, 'Drawing');
  expect(svg.name).toBe('backgammon-position.svg');
  const light = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--light'));
  const drawn = svg.bytes.toString();
  expect(drawn.split(`fill='${light.trim()}'`).length - 1).toBe(15);
  expect(drawn).toContain('XGID=-b----E-C---eE---c-e----B-');
  const png = await saved(page, 'Picture');
  expect(png.name).toBe('backgammon-position.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(1470);
  await expect(sheet(page).getByRole('status')).toHaveText('backgammon-position.png saved');
  expect(table.problems).toEqual([]);
});

test('a match is shared as a link, with names only if ticked, and as files', async ({ page }) => {
  await share(page, MATCH);
  await choose(sheet(page), 'The match');
  await expect(link(page)).toHaveValue(/#g=/);
  await expect(link(page)).not.toHaveValue(new RegExp(`${MATCH}$`));
  await sheet(page).getByRole('checkbox', { name: "Include the players' names in the link" }).check();
  await expect(link(page)).toHaveValue(new RegExp(`${MATCH}$`));
  const mat = await saved(page, 'File (.mat)');
  expect(mat.name).toBe('backgammon-match.mat');
  expect(mat.bytes.toString()).toMatch(/Ann : 0 +Bob : 0/);
  await choose(sheet(page), 'This game');
  const sgf = await saved(page, 'File (.sgf)');
  expect(sgf.name).toBe('backgammon-game-1.sgf');
  expect(sgf.bytes.toString()).toContain('GM[6]');
  expect(await findings(page)).toEqual([]);
});

test('the game on the table is shared from the menu of a phone, and goes on', async ({ page }) => {
  const table = new Table(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open('04');
  await table.button('Roll').click();
  await table.button('Menu').click();
  await button(page, 'Share this position').click();
  await expect(link(page)).toHaveValue(/#[pg]=/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(table.button('Menu')).toBeFocused();
  expect(table.problems).toEqual([]);
});
