// The board beyond plays: the first visit, prompts for the next step, the cube, the end of a game.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the pieces covered by the pill with the next step. */
const covered = (page: Page) =>
  page.locator('.next-step').evaluate((pill) => {
    const box = pill.getBoundingClientRect();
    const pieces = [...document.querySelectorAll('.table .checker:not(.ghost) .face, .table .die .body')];
    return pieces.filter((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  });

/** Screen sizes with different cards and texts. */
const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
];

test('a first visit begins with a card and a prompt for the next step, on every screen', async ({ page }) => {
  const onEveryScreen = async (check: (size: string) => Promise<void>) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await check(`${width}x${height}`);
    }
  };
  // The same dice in every run: a double or a checker on the bar calls for another prompt.
  await page.addInitScript((first) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(0).set([first]);
      return bytes;
    };
  }, 4);
  const table = new Table(page);
  await table.visit();
  const card = page.getByRole('region', { name: 'Backgammon' });
  // The focus starts on the card: the choices come before the points.
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('radio', { name: 'Beginner' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Play the computer/ })).toBeFocused();
  await onEveryScreen(async (size) => {
    await expect(card, size).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: /^Play the computer/ }), size).toBeInViewport({ ratio: 1 });
    // The question comes first: no point takes the focus, and nothing else is requested.
    await expect(page.locator('.table').getByRole('button'), size).toHaveCount(0);
    await expect(table.button('Roll'), size).toBeHidden();
  });
  await card.getByRole('button', { name: /^Play the computer/ }).click();
  await expect(card).toBeHidden();
  const next = page.locator('.next-step');
  // The button already says what to do next.
  await expect(next).toHaveCount(0);
  await table.opening();
  if ((await table.whatNow()) === 'roll') await table.roll();
  await expect(next).toHaveText(/^A tap plays the die on the left first/);
  // At first, both opening dice are shown together.
  await onEveryScreen((size) => expect.poll(() => covered(page), size).toBe(0));
  expect(table.problems).toEqual([]);
});

test('the cube explains why it shows 64, an offer what is at stake, and a card how the game ended', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device', 'Play for: 5');
  await table.button(/^Cube 1/).click();
  await expect(table.strip('Notice')).toContainText('64 means 1');
  await table.opening();
  await table.turn();
  await table.button('Double').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Double' }).click();
  const offer = page.getByRole('alertdialog', { name: / doubles to 2/ });
  await expect(offer).toContainText('Take: play on for 2 points. Drop: lose 1 point, and the match stands 0–1.');
  // The question is over the middle of the board, near the cube.
  const aside = await offer.evaluate((offer) => {
    const board = document.querySelector('svg.board')?.getBoundingClientRect();
    const asks = offer.getBoundingClientRect();
    return board && Math.abs(asks.top + asks.bottom - board.top - board.bottom) / 2;
  });
  expect(aside).toBeLessThan(12);
  // The question covers no checker, and in a low window the stake is beside the board.
  for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const checkers = await page.locator('.strip-box').evaluate((asks) => {
      const box = asks.getBoundingClientRect();
      const faces = [...document.querySelectorAll('.table .checker:not(.ghost) .face')];
      return faces.map((face) => face.getBoundingClientRect()).filter(({ top, bottom, left, right }) => top < box.bottom && bottom > box.top && left < box.right && right > box.left).length;
    });
    expect(checkers, `${width}x${height}`).toBe(0);
  }

  await table.button('Take').click();
  await table.askToResign();
  await table.button('Gammon').click();
  await table.button('Accept').click();
  const card = page.getByRole('region', { name: /wins a gammon: 4 points/ });
  await expect(card).toContainText(/resigned a gammon with the cube at 2/);
  await expect(card.locator('.end-standing dd')).toHaveText([/^[04]$/, /^[04]$/]);
  await expect(card.getByRole('button').or(card.getByRole('link'))).toHaveText(['Next game', 'Review', 'Share']);
  await expect(table.button('Next game')).toHaveCount(1);
  await expect(table.button('Next game')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(table.button('Roll')).toBeVisible();
});
