// Notices beside the game: they hide nothing, can be closed, and return when needed.
import { expect, test, type Page } from '@playwright/test';
import { GAME } from './stored';
import { Table } from './table';

/** Returns the parts of the page that the notice covers. */
const covered = (page: Page, player = '.player', board = 'svg.board') =>
  page.evaluate(({ player, board }) => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect();
    if (!notice) throw new Error('no notice');
    return [...document.querySelectorAll(`.controls button, .side *, .shield, ${player}, .bar-top, ${board}`)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const apart = box.right <= notice.left || box.left >= notice.right || box.bottom <= notice.top || box.top >= notice.bottom;
        return box.width > 0 && !apart;
      })
      .map((one) => one.ariaLabel ?? one.className);
  }, { player, board });

/** Makes an invalid input, as soon as the page handles keys, and expects this refusal. */
const refused = (page: Page, words: RegExp) =>
  expect(async () => {
    await page.keyboard.press('u');
    await expect(page.locator('.notice')).toHaveText(words, { timeout: 500 });
  }).toPass();

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
] as const) {
  test(`at ${width}x${height} a long notice covers nothing and is closed by its button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new Table(page);
    await table.found({ [GAME]: '{"no":"game"}' });
    await table.open('04');
    const notice = table.strip('Notice');
    await expect(notice).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await expect(notice.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await table.roll();
    await expect(table.status()).toContainText(/rolls \d/);
    await notice.getByRole('button').first().click();
    await expect(notice).toHaveCount(0);
  });

  test(`at ${width}x${height} a refusal lets every click through`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new Table(page);
    await table.open('04');
    await refused(page, /./);
    const notice = table.strip('Notice');
    await expect(notice).toHaveCSS('pointer-events', 'none');
    // On a phone in portrait the only place for it is the tray.
    expect(await covered(page, '.player *', width < 700 ? '.board .dice *' : 'svg.board')).toEqual([]);
    await table.roll();
    await expect(table.status()).toContainText(/rolls \d/);
  });
}

test('the newest notice lies on top, and a refusal gives way to the one under it', async ({ page }) => {
  const table = new Table(page);
  await table.found({ [GAME]: '{"no":"game"}' });
  await table.open('04');
  const notice = table.strip('Notice');
  await expect(notice).toContainText("couldn't be read");
  await refused(page, /^(?!.*couldn't be read)/);
  await expect(notice).toContainText("couldn't be read");
});
