// The whole browser is killed, as by a power cut or a system short of memory: nothing that was on the table is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { Table } from './table';

/** Ends the browser on the spot: it writes nothing more. */
async function kill(context: BrowserContext) {
  const gone = new Promise((gone) => context.once('close', gone));
  const browser = await context.browser()?.newBrowserCDPSession();
  // There is nobody left to answer.
  browser?.send('Browser.crash').catch(() => {});
  await gone;
}

test('a game is there again after the browser was killed in the middle of it', async ({ baseURL, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'backgammon-killed-'));
  const start = async () => {
    const options: LaunchOptions & { baseURL?: string } = { ...launchOptions, baseURL };
    const context = await chromium.launchPersistentContext(profile, options);
    const table = new Table(context.pages()[0] ?? (await context.newPage()));
    return { context, table };
  };
  let before = '';
  // The first time the browser has never written anything of the game; the second time it has written the beginning.
  for (const turns of [1, 2]) {
    const { context, table } = await start();
    await table.open();
    if (!before) {
      await table.newGame('Opponent: Person here');
      await table.opening();
    } else {
      await expect(table.plays()).toHaveText(before);
    }
    for (let turn = 0; turn < turns; turn += 1) {
      if ((await table.whatNow()) === 'roll') await table.button('Roll').click();
      await table.turn();
    }
    await table.whatNow();
    before = (await table.plays().textContent()) ?? '';
    expect(before).toMatch(/\d\d: /);
    await kill(context);
  }
  const { context, table } = await start();
  await table.open();
  await expect(table.plays()).toHaveText(before);
  expect(table.problems).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});

test('a browser without a database keeps the game once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  const table = new Table(page);
  await table.open();
  await table.newGame('Opponent: Person here');
  await table.opening();
  await table.turn();
  const before = (await table.plays().textContent()) ?? '';
  await page.reload();
  await expect(table.plays()).toHaveText(before);
  expect(await page.evaluate(() => 'indexedDB' in window)).toBe(false);
  expect(table.problems).toEqual([]);
});
