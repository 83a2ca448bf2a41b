// The whole browser is killed, as by a power cut or low memory: no state on the table is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { COUNT, bringBack, store, texts } from './stored';
import { Table } from './table';

/** Kills the browser process, so that it writes nothing more. */
async function kill(context: BrowserContext) {
  const gone = new Promise((gone) => context.once('close', gone));
  const browser = await context.browser()?.newBrowserCDPSession();
  // The process has ended, so there is no response.
  browser?.send('Browser.crash').catch(() => {});
  await gone;
}

test('a game is restored after the browser was killed in the middle of it', async ({ baseURL, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'backgammon-killed-'));
  const start = async () => {
    const options: LaunchOptions & { baseURL?: string } = { ...launchOptions, baseURL };
    const context = await chromium.launchPersistentContext(profile, options);
    const table = new Table(context.pages()[0] ?? (await context.newPage()));
    return { context, table };
  };
  let before = '';
  // The first time, the browser has never written the game; the second time, it has written the beginning.
  for (const turns of [1, 2]) {
    const { context, table } = await start();
    await table.open();
    if (!before) {
      await table.newGame('Opponent: Two players, one device');
      await table.opening();
    } else {
      await expect(table.plays()).toHaveText(before);
    }
    for (let turn = 0; turn < turns; turn += 1) {
      if ((await table.whatNow()) === 'roll') await table.roll();
      await table.turn();
    }
    await table.whatNow();
    before = (await table.plays().textContent()) ?? '';
    expect(before).toMatch(/\d-\d (bar|\d+)\//);
    await kill(context);
  }
  const { context, table } = await start();
  await table.open();
  await expect(table.plays()).toHaveText(before);
  expect(table.problems).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});

test('a browser without a database keeps a single copy of the game', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  const table = new Table(page);
  await table.begin();
  await table.turn();
  const before = (await table.plays().textContent()) ?? '';
  await page.reload();
  await expect(table.plays()).toHaveText(before);
  expect(await page.evaluate(() => 'indexedDB' in window)).toBe(false);
  expect(table.problems).toEqual([]);
});

/** Plays a turn and returns the move list. */
async function played(table: Table) {
  await table.turn();
  // The list contains the turn once the next player may roll.
  await table.whatNow();
  return (await table.plays().textContent()) ?? '';
}

/** Delays the database's responses until `answer` is called. */
async function slowDatabase(page: Page) {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const answered = new Promise<void>((answer) => Object.assign(window, { answer }));
    IDBFactory.prototype.open = function (...all) {
      const request = Reflect.apply(open, this, all);
      return Object.defineProperty(request, 'onsuccess', {
        set: (then: (event: Event) => void) =>
          request.addEventListener('success', (event) => void answered.then(() => then.call(request, event))),
      });
    };
  });
  return () => page.evaluate(() => (window as unknown as { answer: () => void }).answer());
}

test('the page waits for a slow database, reports it, and restores what localStorage has lost', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const before = await played(table);
  await bringBack(page, {});
  const answer = await slowDatabase(page);
  await page.reload();
  await expect(page.getByText('Reading the saved game')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Board' })).toBeHidden();
  await answer();
  await expect(table.plays()).toHaveText(before);
  await expect(page.getByText('Reading the saved game')).toHaveCount(0);
});

test('an invalid change count does not disable the protection', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await played(table);
  for (const count of ['9007199254740992', 'x']) {
    await store(page, COUNT, count);
    const disk = await texts(page);
    await table.roll();
    await table.turn();
    const before = (await table.plays().textContent()) ?? '';
    // The state in which a kill leaves localStorage.
    await bringBack(page, disk);
    await page.reload();
    await expect(table.plays(), count).toHaveText(before);
    await expect(table.strip('Notice')).toBeHidden();
  }
});

test('a roll is shown only once the database has stored it', async ({ page }) => {
  await page.addInitScript(() => {
    const unheld = { held: false, go: () => {} };
    Object.assign(window, { unheld });
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
      set(then: () => void) {
        (this as IDBTransaction).addEventListener('complete', () => {
          if (unheld.held) unheld.go = then;
          else then();
        });
      },
    });
  });
  const table = new Table(page);
  await table.open();
  await expect(table.button(/^Fair dice/)).toBeVisible();
  const shown = () =>
    page.evaluate(async () => {
      const { unheld } = window as unknown as { unheld: { held: boolean; go: () => void } };
      const said = () => document.querySelector('[role=status]:not(#reading)')?.textContent ?? '';
      const before = said();
      unheld.held = true;
      const roll = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Roll');
      roll?.click();
      const frame = () => new Promise(requestAnimationFrame);
      for (let frames = 0; frames < 5; frames += 1) await frame();
      const meanwhile = said();
      unheld.held = false;
      unheld.go();
      return { before, meanwhile };
    });
  const { before, meanwhile } = await shown();
  expect(meanwhile).toBe(before);
  await expect(table.status()).toContainText('rolls');
});
