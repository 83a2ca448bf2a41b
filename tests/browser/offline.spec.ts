// A single visit is enough to play offline, and a new release is never activated without the player's consent.
import { test as base, expect, type Page } from '@playwright/test';
import { Host, releaseOf } from './host';
import { begun } from './stored';
import { Table } from './table';

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = new Host(process.env.GAME_URL ?? '');
    await host.open();
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

test.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until its release is completely cached. */
async function visit(page: Page) {
  const table = new Table(page);
  await table.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return table;
}

/** Checks for a new release and waits until it has been fetched or abandoned. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (!worker) return registration.waiting?.state;
    return new Promise<string>((settled) => {
      worker.addEventListener('statechange', () => settled(worker.state));
    });
  });

const releases = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const board = (table: Table) => table.page.getByRole('group', { name: 'Board' }).ariaSnapshot();

test('after one visit the game, the rooms, the help and every language work offline', async ({ page, context, host }) => {
  const table = await visit(page);
  host.down = true;
  await context.setOffline(true);
  // The engine has not been requested yet.
  await table.opening();
  await table.turn();
  await page.reload();
  await table.answered();
  await table.button('Help').click();
  await expect(page.getByRole('dialog', { name: 'How to play' }).getByRole('heading', { name: 'Bearing off' })).toBeVisible();
  // The first page is closed, so that the new tab plays instead of watching another tab.
  await page.close();
  const tab = new Table(await context.newPage());
  await tab.open();
  await tab.answered();
  // Opens the study room by link, and the drills with the reference positions.
  await tab.page.goto('./#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY');
  await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('Game 1 of 2');
  await tab.page.goto('./#/drill');
  await tab.button('Blitz').click();
  await expect(tab.page.getByRole('region', { name: 'Drills' }).getByText(/^You rolled .*Find the best play/)).toBeVisible();
  await tab.page.goto('./#/settings');
  await tab.page.getByRole('combobox', { name: 'Language' }).selectOption('日本語');
  await expect(tab.page.getByRole('heading', { name: '設定', level: 1 })).toBeVisible();
  await tab.page.reload();
  await expect(tab.page.getByRole('heading', { name: '設定', level: 1 })).toBeVisible();
  expect([...table.problems, ...tab.problems]).toEqual([]);
});

test('a missing licence text prevents nothing, and is fetched on the next visit', async ({ page, host }) => {
  host.broken = /licences-/;
  await visit(page);
  const hasLicences = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/licences-'));
    });
  expect(await hasLicences()).toBe(false);
  host.broken = undefined;
  await page.reload();
  await expect.poll(hasLicences).toBe(true);
});

test('a cache that the browser has emptied is refilled', async ({ page, context, host }) => {
  const table = await visit(page);
  const kept = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      return name ? (await (await caches.open(name)).keys()).length : 0;
    });
  const all = await kept();
  expect(all).toBeGreaterThan(10);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(kept).toBe(all);
  host.down = true;
  await context.setOffline(true);
  await page.reload();
  await table.accept();
  await expect(table.button('New game')).toBeVisible();
});

test('a new release waits for the next game, and the score is kept', async ({ page, host }) => {
  await new Table(page).found(begun());
  const table = await visit(page);
  await table.turn();
  await host.release('Second');
  expect(await update(page)).toBe('installed');
  await expect(table.strip('Notice')).toContainText('Update ready');
  const before = await board(table);
  await page.reload();
  expect(await releaseOf(page)).toBeNull();
  await table.button('Restart after this game').click();
  await expect(table.strip('Notice')).toBeHidden();
  expect(await board(table)).toEqual(before);
  await table.resign();
  expect(await releaseOf(page)).toBeNull();
  await table.button('Next game').click();
  await expect.poll(() => releaseOf(page)).toBe('Second');
  await expect(page.getByRole('heading', { name: /Game 2$/ })).toBeVisible();
  await expect(table.button('Roll')).toBeEnabled();
  await expect(table.strip('Notice')).toBeHidden();
  await expect.poll(() => releases(page)).toBe(1);
  expect(table.problems).toEqual([]);
});

test('an interrupted update leaves the previous release intact', async ({ page, context, host }) => {
  const table = await visit(page);
  await host.release('Second');
  host.broken = /\.wasm$/;
  expect(await update(page)).toBe('redundant');
  host.down = true;
  await context.setOffline(true);
  await page.reload();
  expect(await releaseOf(page)).toBeNull();
  await table.opening();
  await table.turn();
  await expect(table.strip('Notice')).toBeHidden();
  host.down = false;
  host.broken = undefined;
  await context.setOffline(false);
  expect(await update(page)).toBe('installed');
  await expect(table.button('Restart after this game')).toBeVisible();
});

test('a page running the old release keeps its files after another page has restarted', async ({ page, context, host }) => {
  const table = await visit(page);
  const other = await visit(await context.newPage());
  await host.release('Second');
  expect(await update(page)).toBe('installed');
  await table.button('Restart').click();
  await expect.poll(() => releaseOf(page)).toBe('Second');
  await expect(table.button('Roll')).toBeEnabled();
  expect(await releaseOf(other.page)).toBeNull();
  expect(await releases(page)).toBe(2);
  await other.button('Restart').click();
  await expect.poll(() => releaseOf(other.page)).toBe('Second');
  await page.close();
  await other.page.reload();
  await expect.poll(() => releases(other.page)).toBe(1);
  expect([...table.problems, ...other.problems]).toEqual([]);
});

test('files named in the manifest exist, and its shortcut opens a new game once', async ({ page, host }) => {
  const table = new Table(page);
  await table.open();
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(link ?? '', host.url).href;
  const manifest = await (await page.request.get(address)).json();
  expect(new URL(manifest.start_url, address).href).toBe(host.url);
  expect(new URL(manifest.scope, address).href).toBe(host.url);
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const forms = manifest.screenshots.map((screenshot: { form_factor: string }) => screenshot.form_factor);
  expect(forms).toEqual(['wide', 'narrow']);
  for (const { src, type, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const file = await page.request.get(new URL(src, address).href);
    expect(file.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    // A PNG stores its width and height in bytes 16 to 23.
    const bytes = await file.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto(new URL(manifest.shortcuts[0].url, address).href);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await table.accept();
  await expect(table.button('Roll')).toBeEnabled();
  await expect(dialog).toBeHidden();
});
