// A game is never lost and never re-rolled: reloads in the middle of a turn, damaged and missing storage.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GAME, aside as setAside, asides, session, store, takeAway } from './stored';
import { Table, blockStorage, choose } from './table';

/**
 * Returns the names of the board's buttons once all 24 points, the bar and the trays exist, as they are built in
 * batches.
 */
async function labels(table: Table) {
  const board = table.page.getByRole('group', { name: 'Board' });
  await expect(board.locator('.spot[id]')).toHaveCount(28);
  return board.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
}

test('a reload in the middle of a turn brings back the same half-made turn and the same dice', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.button(/^Dice/).click();
  await table.movable().first().click();
  await expect(table.button('Undo')).toBeEnabled();
  const before = await labels(table);
  await page.reload();
  await expect(table.button('Undo')).toBeEnabled();
  await expect.poll(() => labels(table)).toEqual(before);
  await table.button('Undo').click();
  await expect(table.button('Undo')).toBeDisabled();
  await table.turn();
  await table.roll();
  const rolled = await table.button(/^Dice/).getAttribute('aria-label');
  await page.reload();
  await expect(table.button(rolled ?? '')).toBeVisible();
});

// More such texts are in tests/table/games.rs.
for (const damaged of ['{"version":77}', '']) {
  test(`a stored game that reads ${damaged || 'nothing'} is kept aside and a new one is ready`, async ({ page }) => {
    const table = new Table(page);
    await table.found({ [GAME]: damaged });
    await table.open();
    await expect(table.strip('Notice')).toContainText("Your saved game couldn't be read");
    expect(await setAside(page)).toBe(damaged);
    await table.button('OK').click();
    await table.button('Roll').click();
    await expect(table.status()).toContainText(/rolls? \d, /);
    expect(table.problems).toEqual([]);
  });
}

/** A session of two games, each with its line after the first one. */
async function twoGames(table: Table) {
  await table.begin();
  await table.turn();
  await table.resign();
  await table.button('Next game').click();
  await table.opening();
}

for (const gone of [[1], [1, 2], [0]]) test(`a stored game without line ${gone} is kept aside, all that is left of it`, async ({ page }) => {
  const table = new Table(page);
  await twoGames(table);
  const left = await takeAway(page, gone);
  await page.reload();
  await expect(table.strip('Notice')).toContainText("Your saved game couldn't be read");
  const [aside] = await asides(page);
  expect(aside?.split('\n').filter((line) => line !== '?')).toEqual(left);
});

test('a stored game whose last line is gone goes on from the others, and says so', async ({ page }) => {
  const table = new Table(page);
  await twoGames(table);
  const left = await takeAway(page, [2]);
  // Until the game has continued, the notice is repeated, and the text is stored once.
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(table.strip('Notice')).toContainText('The end of your saved game is missing');
    expect(await asides(page)).toEqual([[...left, '?'].join('\n')]);
  }
  await table.strip('Notice').getByRole('button', { name: 'OK' }).click();
  await table.button('Next game').click();
  await table.opening();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(table.strip('Notice')).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('counted dice of a newer version are not lost in a full store', async ({ page }) => {
  const table = new Table(page);
  const book = '{"version":9,"games":1}';
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('once')) return;
    sessionStorage.setItem('once', 'yes');
    localStorage.setItem('backgammon.dice', text);
    let room = 2 ** 23;
    for (let number = 0; room >= 1; room /= 2, number += 1) {
      try {
        localStorage.setItem(`another program ${number}`, 'x'.repeat(room));
      } catch {
        // Full up to the last few characters.
      }
    }
    // The name of the other key is slightly longer.
    localStorage.removeItem('another program 21');
    localStorage.removeItem('another program 20');
  }, book);
  await table.open();
  await expect(table.strip('Notice')).toContainText('They were set aside');
  expect(await setAside(page)).toBe(book);
});

test('a browser that stores nothing says so, and the game goes on', async ({ page }) => {
  const table = new Table(page);
  await blockStorage(page);
  await table.open();
  await table.button('Roll').click();
  await expect(table.strip('Notice')).toContainText("can't save your game");
  await table.button('OK').click();
  expect(table.problems).toEqual([]);
});

test('a full store says so, and no longer when there is room again', async ({ page }) => {
  const table = new Table(page);
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (!('room' in window)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await table.open();
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await expect(table.strip('Notice')).toContainText("can't save your game");
  await page.evaluate(() => Object.assign(window, { room: true }));
  await table.movable().first().click();
  await expect(table.strip('Notice')).toBeHidden();
  const before = await labels(table);
  await page.reload();
  await expect(table.button('Undo')).toBeEnabled();
  await expect.poll(() => labels(table)).toEqual(before);
  expect(table.problems).toEqual([]);
});

test('a theme for which there is no room is told, and stored when there is room again', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await page.evaluate(() => {
    for (let room = 2 ** 23, number = 0; room >= 1; room /= 2, number += 1) {
      try {
        localStorage.setItem(`another program ${number}`, 'x'.repeat(room));
      } catch {
        // Full up to the last few characters.
      }
    }
  });
  await table.button('Settings').click();
  await choose(page.getByRole('dialog'), 'Walnut');
  await table.button('Close').click();
  await expect(table.strip('Notice')).toContainText("can't save");
  await page.evaluate(() => localStorage.removeItem('another program 5'));
  await table.opening();
  await table.turn();
  await expect(table.strip('Notice')).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'walnut');
  expect(table.problems).toEqual([]);
});

test('a readable game in place of the one that was played keeps that in the library', async ({ page }) => {
  const strange = readFileSync(new URL('../data/saved_v1.json', import.meta.url), 'utf8').trim();
  const table = new Table(page);
  await twoGames(table);
  const own = (await session(page)).lines;
  await store(page, GAME, strange);
  await page.reload();
  await expect(table.strip('Notice')).toContainText('in Games');
  expect((await asides(page))[0]).toBe(own.join('\n'));
});
