// Storage: a game survives a kill at any moment, can be exported and imported, and old versions can be read.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { chance } from './chance';
import { GAME, SETTINGS, aside as setAside, asides as allAside, session } from './stored';
import { Table } from './table';

/** Simulates a killed browser: after this number of writes and removals nothing more is stored. */
const killedAfter = (page: Page, writes: number) =>
  page.evaluate((left) => {
    const { setItem, removeItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      left -= 1;
      if (left >= 0) setItem.call(this, key, text);
    };
    Storage.prototype.removeItem = function (key) {
      left -= 1;
      if (left >= 0) removeItem.call(this, key);
    };
  }, writes);

test('a kill between any two writes leaves a whole game', async ({ page }) => {
  const random = chance(11);
  const table = new Table(page);
  await table.begin();
  for (let round = 0; round < 9; round += 1) {
    const before = await session(page);
    await killedAfter(page, random(6));
    const fresh = random(3) === 0;
    if (fresh) {
      await table.newGame('Opponent: Two players, one device');
      await table.opening();
    }
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.roll();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
    await expect(table.strip('Notice')).toBeHidden();
    const after = await session(page);
    expect(after.strangers).toBe(0);
    // The earlier game is either continued or replaced completely.
    const { lines: grown } = after;
    expect(fresh || grown[0] === before.lines[0]).toBe(true);
    expect(grown.length).toBeGreaterThanOrEqual(2);
    for (const line of grown) expect(() => JSON.parse(line)).not.toThrow();
    if ((await table.whatNow()) === 'over') await table.newGame('Opponent: Two players, one device');
    if (await table.isOpening()) await table.opening();
  }
  expect(table.problems).toEqual([]);
});

test('a page whose process dies comes back with the same game', async ({ context, page }) => {
  const random = chance(5);
  let table = new Table(page);
  await table.begin();
  for (let round = 0; round < 4; round += 1) {
    for (let turns = random(3); turns > 0; turns -= 1) {
      await table.turn();
      if ((await table.whatNow()) !== 'roll') continue;
      await table.roll();
    }
    const before = await table.plays().textContent();
    const client = await context.newCDPSession(table.page);
    const died = table.page.waitForEvent('crash');
    void client.send('Page.crash').catch(() => undefined);
    await died;
    await table.page.close();
    table = new Table(await context.newPage());
    await table.open();
    await expect(table.plays()).toHaveText(before ?? '');
    await expect(table.strip('Notice')).toBeHidden();
  }
});

test('an action writes little, however long the session is', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const written: number[] = [];
    Object.assign(window, { written });
    Storage.prototype.setItem = function (key, text) {
      written.push(text.length);
      setItem.call(this, key, text);
    };
  });
  const table = new Table(page);
  // The eighth game of a session.
  await table.nearEnd('long');
  const written = () => page.evaluate(() => (window as unknown as { written: number[] }).written.splice(0));
  await table.roll();
  await written();
  await table.toTheEnd();
  await table.button('Next game').click();
  await table.opening();
  const lengths = await written();
  expect(lengths.length).toBeGreaterThan(30);
  expect(Math.max(...lengths)).toBeLessThan(1200);
  expect((await session(page)).strangers).toBe(0);
});

test('a game of version 1 goes on, and is kept as today', async ({ page }) => {
  const old = readFileSync(new URL('../data/saved_v1.json', import.meta.url), 'utf8').trim();
  const table = new Table(page);
  await table.found({ [GAME]: old });
  await table.open();
  await expect(table.strip('Notice')).toBeHidden();
  await table.button('Next game').click();
  await table.opening();
  const now = (await session(page)).lines.join('\n');
  expect(now).toContain('"version":2');
  expect(now).toContain('0202020202');
  expect(table.problems).toEqual([]);
});

test('everything goes into a file, and another browser reads it', async ({ browser, page }) => {
  const table = new Table(page);
  await table.begin();
  await table.turn();
  const plays = await table.plays().textContent();
  await table.button('Settings').click();
  const file = await table.savedFile();
  const context = await browser.newContext();
  const other = new Table(await context.newPage());
  await other.open();
  await other.roll();
  await other.button('Settings').click();
  await other.page.locator('input[type=file]').setInputFiles(file);
  await expect(other.strip('Notice')).toContainText('Import complete');
  await expect(other.plays()).toHaveText(plays ?? '');
  await other.button('OK').click();
  await other.button('Settings').click();
  await other.page.locator('input[type=file]').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"backgammon":1,"game":"{}"}'),
  });
  await expect(other.strip('Notice')).toContainText('Nothing was imported');
  await expect(other.plays()).toHaveText(plays ?? '');
  expect(await setAside(other.page)).toContain('throw');
  expect([...table.problems, ...other.problems]).toEqual([]);
  await context.close();
});

test('what a file has replaced is gone on with, and keeps nothing aside for ever', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const first = await table.plays().textContent();
  await table.button('Settings').click();
  const file = await table.savedFile();
  await table.button('Close').click();
  await table.turn();
  const own = await table.plays().textContent();
  expect(own).not.toBe(first);
  await table.button('Settings').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(table.plays()).toHaveText(first ?? '');
  await table.button('OK').click();
  for (const plays of [own, first, own]) {
    await table.button('Settings').click();
    await page.getByRole('group', { name: 'Resume a saved game' }).getByRole('button').first().click();
    await expect(table.plays()).toHaveText(plays ?? '');
    expect(await allAside(page)).toHaveLength(1);
  }
  await page.reload();
  await expect(table.plays()).toHaveText(own ?? '');
  expect(table.problems).toEqual([]);
});

for (const settings of ['{"theme":"unheard of"}', '[]', '{"of a newer version":1}']) {
  test(`settings that read ${settings} are kept aside and told`, async ({ page }) => {
    const table = new Table(page);
    await table.found({ [SETTINGS]: settings });
    await table.open();
    await expect(table.strip('Notice')).toContainText("couldn't be read");
    expect(await setAside(page)).toBe(settings);
    expect(table.problems).toEqual([]);
  });
}

test('what cannot be read goes into a file, and is removed by who asks twice', async ({ page }) => {
  const table = new Table(page);
  await table.found({ [GAME]: '{"no":"game"}' });
  await table.open();
  await table.strip('Notice').getByRole('button', { name: 'OK' }).click();
  const aside = page.getByRole('group', { name: '1 damaged save set aside' });
  await table.button('Settings').click();
  expect(readFileSync(await table.savedFile(), 'utf8')).toContain('{\\"no\\":\\"game\\"}');
  await aside.getByRole('button', { name: 'Delete', exact: true }).click();
  await table.button('Close').click();
  await table.button('Settings').click();
  await aside.getByRole('button', { name: 'Delete', exact: true }).click();
  await aside.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await table.button('Settings').click();
  await expect(table.button('Export')).toBeVisible();
  await expect(aside).toBeHidden();
  expect(await setAside(page)).toBeNull();
  expect(table.problems).toEqual([]);
});

test('a game kept aside is removed by who asks twice, with keys alone', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.button('Settings').click();
  const file = await table.savedFile();
  await table.button('Close').click();
  await table.turn();
  await table.button('Settings').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await table.button('OK').click();
  const games = page.getByRole('group', { name: 'Resume a saved game' });
  const game = games.getByRole('group', { name: /^Money game/ });
  const plays = await table.plays().textContent();
  await table.button('Settings').click();
  await game.getByRole('button', { name: /^Money game/ }).focus();
  await page.keyboard.press('Tab');
  await expect(game.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await page.keyboard.press('Escape');
  await table.button('Settings').click();
  await game.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await game.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(table.plays()).toHaveText(plays ?? '');
  await table.button('Settings').click();
  await expect(table.button('Export')).toBeVisible();
  await expect(games).toBeHidden();
  expect(await setAside(page)).toBeNull();
  expect(table.problems).toEqual([]);
});

test('a game resumed without room to store it stays in the library', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.newGame('Opponent: Two players, one device');
  const before = await setAside(page);
  expect(before).not.toBeNull();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await table.button('Settings').click();
  await page.getByRole('group', { name: 'Resume a saved game' }).getByRole('button', { name: /^Money game/ }).click();
  await expect(table.strip('Notice')).toContainText("can't save");
  expect(await setAside(page)).toBe(before);
});

test('a file for which there is no room leaves nothing of it behind', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const plays = await table.plays().textContent();
  await table.button('Settings').click();
  const whole = JSON.parse(readFileSync(await table.savedFile(), 'utf8')) as { aside: string[] };
  whole.aside = ['1', '2'].map((text) => text.repeat(3_000_000));
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(whole)),
  });
  await expect(table.strip('Notice')).toContainText("There's no space to set this game aside");
  await expect(table.plays()).toHaveText(plays ?? '');
  expect(await setAside(page)).toBeNull();
  expect(table.problems).toEqual([]);
});
