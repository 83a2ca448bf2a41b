// Link preview: its board is shown before the page's program is requested, and the study room replaces it.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Without service workers, files come over the network, where they can be delayed.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

/** Two games in a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';
/** The starting position, with 6-6 to play. */
const POSITION = '#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';

/** All programs and styles except those of the first load and of the preview. */
const OTHERS = /\/(split_[^/]*\.wasm|(?!style-|preview-)[^/]*\.css)$/;
/** All programs and styles except those of the preview. */
const ALL_OTHERS = /\/((?!preview_)[^/]*\.wasm|(?!style-|preview-)[^/]*\.css)$/;
/** Parts needed only by rooms. */
const OF_ROOMS = /\/split_(?!later-)[^/]*\.wasm$/;

const wayBack = (page: Page) => page.getByRole('link', { name: 'Games', exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('img', { name: 'Board' });
const game = (page: Page) => page.getByRole('group', { name: 'Board' });
/** Hidden game. */
const hidden = (page: Page) => page.getByRole('group', { name: 'Board', includeHidden: true });

/** Delays these files until the returned function is called. */
async function held(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the page without waiting for the load event, which a delayed style requested early would hold up. */
const opened = (page: Page, link: string) => page.goto(`./${link}`, { waitUntil: 'commit' });

/** Returns the positions of the board and of the player lines. */
const places = (page: Page) =>
  page.locator('.study svg.board, .study-player, .study-panel, h1').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // The title is replaced by a list of games.
        return (one.matches('h1') ? [x, y] : [x, y, width, height]).map(Math.round).join(' ');
      }),
  );

test('the board from a link is shown in a fresh browser before the program is requested', async ({ page }) => {
  const table = new Table(page);
  const release = await held(page, ALL_OTHERS);
  const files = ['index.html', 'style.css', 'start.js', 'preview_bg.wasm', 'link.js', 'preview.css'];
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const name = (new URL(response.url()).pathname.replace(/.*\//, '') || 'index.html').replace(/-[0-9a-f]{16}/, '');
    // Compressing the files after the board would take most of this test's time.
    if (files.includes(name)) sizes.set(name, response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const fetched = window.fetch;
    window.fetch = (file, options) => {
      asked.push(String(file));
      return fetched(file, options);
    };
    new MutationObserver(() => {
      if (!asked.includes('board') && document.querySelector('.study svg.board .checker')) asked.push('board');
    }).observe(document, { childList: true, subtree: true });
  });
  await opened(page, POSITION);
  await expect(heading(page)).toHaveText('Position');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Position · Money game · Backgammon');
  await expect(board(page)).toBeVisible();
  await expect(page.locator('.study .checker')).toHaveCount(30);
  await expect(page.locator('.study .die')).toHaveCount(4);
  await expect(page.getByRole('main').getByText(/White. to play 6-6/)).toBeVisible();
  await expect(page.getByRole('main').getByText('167 pips', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('cell', { name: 'Score 0' })).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Position · ' })).toHaveText(/Position · Money game. .White. to play 6-6. Cube 64, in the middle. .White.: 167 pips, Score 0./);
  await expect(page.getByRole('main')).toContainText(/White.: 167 pips. Home board: five on 6. Outer board: three on 8./);
  expect(await findings(page)).toEqual([]);

  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const before = asked.slice(0, asked.indexOf('board'));
  expect(before.map((name) => name.replace(/-[0-9a-f]{16}/, '')).sort()).toEqual(['preview_bg.wasm']);
  let bytes = 0;
  for (const name of files) bytes += (await sizes.get(name)) ?? Number.NaN;
  expect(bytes).toBeLessThanOrEqual(80_000);

  release();
  await expect(button(page, 'Share')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(table.problems).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  test(`at ${width}x${height} the study room replaces the preview without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await held(page, OF_ROOMS);
    await opened(page, MATCH);
    await expect(heading(page)).toHaveText('Game 1 of 2');
    await expect(page.getByRole('main').getByText(/Ann. to play 3-1/)).toBeVisible();
    const before = await places(page);
    expect(before.length).toBeGreaterThanOrEqual(3);
    release();
    await expect(button(page, 'Share')).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
}

test('a damaged link is reported immediately, and the link back leads to the games', async ({ page }) => {
  const table = new Table(page);
  const release = await held(page, OTHERS);
  await opened(page, POSITION.slice(0, 20));
  await expect(page.getByRole('alert').filter({ hasText: 'The end of this link is missing.' })).toBeVisible();
  await expect(hidden(page)).toBeAttached();
  await wayBack(page).click();
  release();
  await expect(heading(page)).toHaveText('Games');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Play', exact: true }).click();
  await table.button('Settings').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(table.problems).toEqual([]);
});

test('the whole link can be pasted into the page of a damaged one', async ({ page }) => {
  await opened(page, POSITION.slice(0, 20));
  const field = page.getByRole('textbox', { name: 'Whole link' });
  await field.fill('Look at this!');
  await field.press('Enter');
  await expect(page.getByText('There is no link in this text.')).toBeVisible();
  await field.fill(`Look at this! ${new URL(`./${POSITION}`, page.url()).href}`);
  await page.getByRole('main').getByRole('button', { name: 'Open' }).click();
  await expect(heading(page)).toHaveText('Position');
  await expect(page.locator('.study .checker')).toHaveCount(30);
  await expect(field).toHaveCount(0);
  await expect(wayBack(page)).toHaveText('Games');
});

test('the preview can be left before the program has arrived', async ({ page }) => {
  const table = new Table(page);
  const release = await held(page, ALL_OTHERS);
  await opened(page, POSITION);
  await wayBack(page).click();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page).toHaveTitle('Backgammon');
  release();
  await expect(heading(page)).toHaveText('Games');
  expect(new URL(page.url()).hash).toBe('#/library');
  expect(table.problems).toEqual([]);
});

test('the preview uses the language, the theme and the side from the settings, as the room does', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('backgammon.settings', JSON.stringify({ language: 'ar', theme: 'walnut', 'home-left': true })),
  );
  const release = await held(page, ALL_OTHERS);
  await opened(page, POSITION);
  const shown = async () => ({
    heading: await heading(page).textContent(),
    title: await page.title(),
    what: await page.locator('.what').textContent(),
    root: await page.locator('html').evaluate(({ lang, dir, dataset }) => [lang, dir, dataset.theme]),
    page: await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    board: await page.locator('.study svg.board').getAttribute('class'),
  });
  await expect(heading(page)).toBeFocused();
  const preview = await shown();
  expect(preview.root).toEqual(['ar', 'rtl', 'walnut']);
  expect(preview.board).toBe('board home-left');
  expect(preview.heading).not.toMatch(/[a-z]/i);
  release();
  await expect(page.locator('#preview')).toHaveCount(0);
  const room = await shown();
  expect(room.board).toContain('home-left');
  expect({ ...room, board: preview.board, heading: preview.heading }).toEqual(preview);
});
