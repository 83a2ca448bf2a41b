// By thumb on a phone in portrait: the board is turned, and everything can be reached by taps.
import { expect, test } from '@playwright/test';
import { Friend } from './friend';
import { Table, choice, pull } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a few turns are played by taps, with the menu', async ({ page }) => {
  const table = new Table(page);
  await table.open('07');
  await table.button('Menu').tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'New game' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await choice(dialog, 'Two players, one device').tap();
  await dialog.getByRole('button', { name: 'Start' }).tap();
  await table.opening();
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await table.whatNow()) === 'roll') {
      const before = await table.status().textContent();
      // The dice are shown once they have been stored; until then, the button does not change. A tap that follows as
      // fast as a double tap counts as accidental.
      await expect(async () => {
        await table.button('Roll').tap({ timeout: 1000 });
        await expect(table.status()).not.toHaveText(before ?? '', { timeout: 1000 });
      }).toPass();
    }
    await table.turn();
  }
  await expect(table.status()).not.toBeEmpty();
  expect(table.problems).toEqual([]);
});

test('at the end of a game the board stays in place, and the result over it can be lowered and leads to the places', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const board = () => page.locator('.table > svg.board').boundingBox();
  const before = await board();
  await table.resign();
  const card = page.locator('.end-card');
  const next = card.getByRole('button', { name: 'Next game' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.table > svg.board')).toHaveClass(/turned/);
  expect(await board()).toEqual(before);
  const lower = card.getByRole('button', { name: 'Board' });
  await lower.tap();
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
  await expect(next).toBeHidden();
  await lower.tap();
  await expect(next).toBeVisible();
  // A finger has the same effect, unless it moves only a little.
  const head = card.locator('.end-head');
  await pull(head, 300, 330);
  await expect(lower).toHaveAttribute('aria-pressed', 'false');
  await pull(head, 300, 400);
  await expect(next).toBeHidden();
  await pull(head, 700, 600);
  await expect(next).toBeVisible();
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Play', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Play the computer/ }).first()).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('each step of an invitation starts scrolled to the top', async ({ page }) => {
  const friend = new Friend(page);
  await page.goto('./#/friend');
  await friend.button('Invite a friend').tap();
  await friend.link();
  await friend.button('Change the game').tap();
  await page.getByText('Cube, clock and more', { exact: true }).tap();
  const body = page.locator('.room-body');
  await body.evaluate((body) => body.scrollTo(0, body.scrollHeight));
  expect(await body.evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
  await friend.button('Get the link').tap();
  await friend.link();
  expect(await body.evaluate((body) => body.scrollTop)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Invite a friend', level: 1 })).toBeInViewport({ ratio: 1 });
});
