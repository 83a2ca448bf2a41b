// Notices beside the game: they hide nothing, can be closed, and return when needed.
import { expect, test, type Page } from '@playwright/test';
import { GAME } from './stored';
import { Table } from './table';

/** Returns the parts of the page covered by the notice, except the end of the move list, its place on desktop. */
const covered = (page: Page, player = '.player', board = 'svg.board') =>
  page.evaluate(({ player, board }) => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect();
    if (!notice) throw new Error('no notice');
    return [...document.querySelectorAll(`.controls button, .side :not(.game-part, .game-part *), .shield, ${player}, .bar-top, ${board}`)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const apart = box.right <= notice.left || box.left >= notice.right || box.bottom <= notice.top || box.top >= notice.bottom;
        return box.width > 0 && !apart;
      })
      .map((one) => one.ariaLabel ?? one.className);
  }, { player, board });

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
] as const;

test('a long notice covers nothing on any screen, and can be closed with its button', async ({ page }) => {
  const table = new Table(page);
  await table.found({ [GAME]: '{"no":"game"}' });
  await table.open('04');
  const notice = table.strip('Notice');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(notice).toBeVisible();
    await expect.poll(() => covered(page), `${width}x${height}`).toEqual([]);
    await expect(notice.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  }
  await table.roll();
  await expect(table.status()).toContainText(/rolls \d/);
  await notice.getByRole('button').first().click();
  await expect(notice).toHaveCount(0);
});

test('a refusal covers nothing on any screen, and does not block clicks', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  const notice = table.strip('Notice');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The notice disappears on its own, so each screen needs a new one.
    await expect(async () => {
      await page.keyboard.press('u');
      await expect(notice).toHaveCSS('pointer-events', 'none', { timeout: 500 });
      // On a phone in portrait, the only place for the notice is the tray.
      expect(await covered(page, '.player *', width < 700 ? '.board .dice *' : 'svg.board'), `${width}x${height}`).toEqual([]);
    }).toPass();
  }
  await table.roll();
  await expect(table.status()).toContainText(/rolls \d/);
});
