// Assistance at the table: playing on from a position, hints, take-backs of mistakes, explanations.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { hasPlayed, withSettings } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The starting position, with 6-6 to play. */
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

/** Types a play for the current roll, and ends the turn. */
async function play(table: Table, play: string) {
  await table.page.keyboard.press('/');
  await table.page.getByLabel('Type a play').and(table.page.getByRole('textbox')).fill(play);
  await table.button('Play').click();
  await table.button('Done').click();
}

/** Starts a game from the position. */
async function playOn(table: Table) {
  await table.page.goto(`./${POSITION}`);
  await table.button('Play on from here').click();
  await table.page.getByRole('dialog', { name: 'Play on from here' }).getByRole('button', { name: 'Start' }).click();
  await expect(table.button(/^Dice 6-6/)).toBeVisible();
}

const mistakeIn = (page: Page) =>
  page.getByRole('alertdialog', { name: /^This play is a (mistake|blunder): it costs about [\d.]+% of winning chances$/ });

test('a game continues from a position with hints, and a bad play is taken back', async ({ page }) => {
  const table = new Table(page);
  await hasPlayed(page);
  // The tutor setting from earlier versions takes back all mistakes.
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
  await expect(choices.getByRole('listitem').nth(1)).toHaveText(/ costs [\d.]+% of winning chances$/);
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
  await play(table, '13/7(2) 8/2(2)');
  const mistake = mistakeIn(page);
  await expect(mistake).toBeVisible();
  await freeOfDice(page);
  expect(await findings(page)).toEqual([]);
  await mistake.getByRole('button', { name: 'Show me' }).click();
  await expect(choices.getByRole('listitem').first()).toContainText('24/18(2) 13/7(2)');
  await freeOfDice(page);
  await choices.getByRole('button', { name: 'Close' }).click();
  await play(table, '13/7(2) 8/2(2)');
  await mistake.getByRole('button', { name: 'Try again' }).click();
  await expect(mistake).toHaveCount(0);
  // The play is taken back, so there is nothing left to undo.
  await expect(table.button('Done')).toBeDisabled();
  // A tap on an arrow moves its checker, and the arrows of the moves still to make remain.
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
  await expect(page.locator('.table .die.used')).toHaveCount(1);
  await expect(table.button('Done')).toBeDisabled();
  await choices.getByRole('button', { name: 'Play it' }).click();
  await expect(choices).toHaveCount(0);
  await table.button('Done').click();
  await expect(table.plays().getByRole('row').nth(1)).toContainText('6-6 24/18(2) 13/7(2)');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /with help$/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test("a bad play is taken back, explained and marked, until the game's take-backs run out", async ({ page }) => {
  const table = new Table(page);
  await hasPlayed(page);
  // These settings take back all mistakes, at most three times per game.
  await withSettings(page, { coach: 128 + (3 << 4), motion: 'off' });
  await playOn(table);
  const [you, mistake] = [page.getByRole('region', { name: 'You', exact: true }), mistakeIn(page)];
  await expect(you).toContainText('3 take-backs left');
  await expect(page.locator('.tried')).toHaveCount(0);
  await play(table, '13/7(2) 8/2(2)');
  await expect(mistake).toContainText('2 take-backs left');
  await expect(mistake.getByRole('status')).toHaveText(/^(This|Look for a play that) .+\.$/);
  await expect(table.button('Undo')).toBeDisabled();
  const first = await page.locator('.tried').count();
  expect(first).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);
  await mistake.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.tried')).toHaveCount(first);
  await play(table, '13/7(3) 8/2');
  await expect(mistake).toContainText('1 take-back left');
  await expect(mistake).toContainText(/Tried before: 13\/7\(2\) 8\/2\(2\) \(costs \d+% of winning chances\)/);
  expect(await page.locator('.tried').count()).toBeGreaterThan(first);
  // The number of remaining take-backs is part of the stored game.
  await page.reload();
  await expect(you).toContainText('1 take-back left');
  await play(table, '13/7(2) 8/2(2)');
  await expect(mistake).toContainText('0 take-backs left');
  await mistake.getByRole('button', { name: 'Try again' }).click();
  await play(table, '13/7(3) 8/2');
  await expect(table.plays().getByRole('row').nth(1)).toContainText('6-6 13/7(3) 8/2');
  await expect(page.locator('.tried')).toHaveCount(0);
  // The computer explains its play in the words of the review.
  await expect(table.button('Roll')).toBeEnabled();
  await table.plays().getByRole('row').nth(1).getByRole('button').last().click();
  await table.button('Why this play?').click();
  const why = page.getByRole('alertdialog', { name: /^The computer's \d-\d: / });
  await expect(why.getByRole('status')).toHaveText(/\.$/);
  expect(await findings(page)).toEqual([]);
  await why.getByRole('button', { name: 'Close' }).click();
  await expect(why).toHaveCount(0);
  expect(table.problems).toEqual([]);
});

test('a game whose position is studied through a link is marked as assisted, even from another tab', async ({ context, page }) => {
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
