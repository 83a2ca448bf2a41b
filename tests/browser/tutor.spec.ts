// A coach at the table: playing on from a position, hints and warnings.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { withSettings } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The start, with 66 to play. */
const POSITION = '#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';

/** Expects that the question covers neither the dice, which are all visible, nor any part of an unturned board. */
async function freeOfDice(page: Page) {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [844, 390],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    const question = page.getByRole('alertdialog');
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.table > svg.board')).toHaveClass(height > width && width < 700 ? /turned/ : /^(?!.*turned)/);
    const covered = await question.evaluate((question) => {
      const box = question.getBoundingClientRect();
      const seen = [...document.querySelectorAll('.table .die')].filter((die) => getComputedStyle(die).opacity !== '0');
      const board = document.querySelector('svg.board:not(.turned)');
      const under = [...seen, ...(board ? [board] : [])].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      return [seen.length > 0, under.length];
    });
    expect(covered, `${width}x${height}`).toEqual([true, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('plays on from a position with hints, and is warned before a bad play is final', async ({ page }) => {
  const table = new Table(page);
  await withSettings(page, { coach: 7, motion: 'off' });
  await page.goto(`./${POSITION}`);
  await table.button('Play on from here').click();
  const choice = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(choice.getByRole('heading', { name: 'Play on from here' })).toBeVisible();
  await expect(choice.getByRole('group', { name: 'Play for' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Start' }).click();
  await expect(table.button(/^Dice 6-6/)).toBeVisible();
  await table.button('Hint').click();
  const asks = page.getByRole('alertdialog', { name: /^With help, this game/ });
  await expect(page.getByRole('heading', { name: /with help$/ })).toHaveCount(0);
  await asks.getByRole('button', { name: 'Hint' }).click();
  const nudge = page.getByRole('alertdialog', { name: /^Look at/ });
  await nudge.getByRole('button', { name: 'Show me' }).click();
  const choices = page.getByRole('alertdialog', { name: /^Best: 24 to 18 twice, 13 to 7 twice$/ });
  await expect(choices.getByRole('listitem').first()).toHaveText(/^24\/18\(2\) 13\/7\(2\) $/);
  await expect(choices.getByRole('listitem').nth(1)).toHaveText(/ costs 0\.\d\d points$/);
  await freeOfDice(page);
  await expect(page.getByRole('heading', { name: /with help$/ })).toBeVisible();
  const cut = await page.locator('.bar-top small').evaluate((about) => {
    const words = new Range();
    words.selectNodeContents(about);
    return words.getBoundingClientRect().width - about.getBoundingClientRect().width;
  });
  expect(cut).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
  await choices.getByRole('button', { name: 'Close' }).click();
  const type = async (play: string) => {
    await page.keyboard.press('/');
    await page.getByLabel('Type a play').and(page.getByRole('textbox')).fill(play);
    await table.button('Play').click();
    await table.button('Done').click();
  };
  await type('13/7(2) 8/2(2)');
  const warning = page.getByRole('alertdialog', { name: /^This play is a (mistake|blunder): it costs about 0\.\d\d points$/ });
  await expect(warning).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The best play is shown from the position before the play, which is taken back.
  await warning.getByRole('button', { name: 'Show me' }).click();
  await expect(choices.getByRole('listitem').first()).toContainText('24/18(2) 13/7(2)');
  await freeOfDice(page);
  await choices.getByRole('button', { name: 'Close' }).click();
  await type('13/7(2) 8/2(2)');
  await warning.getByRole('button', { name: 'Take back' }).click();
  await expect(warning).toHaveCount(0);
  // The play is taken back, so there is nothing left to undo.
  await expect(table.button('Done')).toBeDisabled();
  // A tap on the arrow makes the play that it shows.
  await table.button('Hint').click();
  await nudge.getByRole('button', { name: 'Show me' }).click();
  const [x, y] = await page
    .locator('.table .arrow.best > .arrow-body')
    .first()
    .evaluate((path: SVGPathElement) => {
      const at = path.getPointAtLength(path.getTotalLength() / 5).matrixTransform(path.getScreenCTM() as DOMMatrix);
      return [at.x, at.y];
    });
  await page.mouse.click(x, y);
  await expect(choices).toHaveCount(0);
  await table.button('Done').click();
  await expect(table.plays().getByRole('row').nth(1)).toContainText('6-6 24/18(2) 13/7(2)');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /with help$/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a game whose position is studied by its link is marked as assisted, in another tab too', async ({ context, page }) => {
  // The opening position belongs to no game; here a back checker has moved up.
  const position = '#p=ARMAAAAAqBDoXVekuh51jTWVawPUAtqHkw';
  const table = new Table(page);
  await withSettings(page, { coach: 0, motion: 'off' });
  await page.goto(`./${position}`);
  await table.button('Play on from here').click();
  await page.getByRole('dialog', { name: 'Play on from here' }).getByRole('button', { name: 'Start' }).click();
  await expect(table.button(/^Dice 6-6/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /with help$/ })).toHaveCount(0);
  const tab = await context.newPage();
  await tab.goto(`./${position}`);
  await expect(tab.getByRole('main').getByRole('heading', { level: 1, name: /Position/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /with help$/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});
