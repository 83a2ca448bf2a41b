// A game is never lost and never re-rolled: reloads in the middle of a turn, damaged and missing storage.
import { expect, test } from '@playwright/test';
import { GAME, aside as setAside } from './stored';
import { Table, blockStorage } from './table';

/** Returns the names of the board's buttons once all of them exist. */
async function labels(table: Table) {
  await table.placed();
  const board = table.page.getByRole('group', { name: 'Board' });
  return board.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
}

test('a reload in the middle of a turn restores the moves made so far and the dice', async ({ page }) => {
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

// More texts of this type are in tests/table/games.rs.
test('a stored game from another version is set aside and a new one is ready', async ({ page }) => {
  const table = new Table(page);
  const damaged = '{"version":77}';
  await table.found({ [GAME]: damaged });
  await table.open();
  await expect(table.strip('Notice')).toContainText("Your saved game couldn't be read");
  expect(await setAside(page)).toBe(damaged);
  await table.button('OK').click();
  await table.button('Roll').click();
  await expect(table.status()).toContainText(/rolls? \d, /);
  expect(table.problems).toEqual([]);
});

test('dice statistics from a newer version are not lost in a full store', async ({ page }) => {
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
        // The storage is full up to the last few characters.
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

test('a browser that stores nothing is reported, and the game continues', async ({ page }) => {
  const table = new Table(page);
  await blockStorage(page);
  await table.open();
  await table.button('Roll').click();
  await expect(table.strip('Notice')).toContainText("can't save your game");
  await table.button('OK').click();
  expect(table.problems).toEqual([]);
});

test('a full store is reported, and the notice disappears when there is space again', async ({ page }) => {
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
