// The review in the study room: numbers at once, deeper ones from the workers, and navigation between errors.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { reviewedIds } from './stored';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games of a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

/** A game in which rolls of both players are swings. */
const SWINGS = ` 7 point match

 Game 1
 Ann : 0                         Bob : 0
  1)                             41: 13/9 24/23
  2) 31: 6/5 8/5                 41: 6/5 9/5
  3) 31: 24/21 6/5               65: 24/18 23/18
  4) 41: 8/4 5/4                 21: 6/4* 18/17*
  5) 21: 25/23 25/24             53: 18/13 17/14
  6) 31: 23/22 24/21*            53: 25/22 13/8
  7) 41: 13/9 22/21              33: 14/11 13/10 13/10 11/8
  8) 41: 13/9 6/5                55: 22/17 8/3 8/3 6/1*
  9) 42: 25/21 5/3               42: 8/6 17/13
 10) 61: 9/8 13/7                 Doubles => 2
 11)  Takes                      64: 13/7 7/3
 12) 54: 7/3 21/16               61: 8/2 3/2
 13) 11: 9/8 8/7 8/7 7/6         62: 3/1 8/2
 14) 63: 16/10 10/7              55: 13/8 13/8 10/5 10/5
 15) 63: 13/10 13/7              21: 6/5 5/3
 16) 54: 7/2 6/2                 53: 8/3 8/5
 17) 31: 10/9 9/6                31: 6/3 6/5
 18) 55: 21/16 16/11 11/6 6/1    31: 3/0 1/0
 19) 32: 7/4 7/5                 41: 5/1 1/0
 20) 51: 4/3 6/1                 55: 5/0 5/0 5/0 5/0
 21) 64: 21/15 15/11             41: 5/1 1/0
 22) 22: 11/9 9/7 6/4 5/3        21: 2/0 1/0
 23) 33: 7/4 3/0 3/0 3/0         51: 3/0 2/1
 24) 64: 4/0 6/0                 63: 3/0 3/0
                                  Wins 2 points
`;

/** A finished match of two games. */
const FINISHED = ` 2 point match

 Game 1
 Ann : 0                             Bob : 0
  1) 31: 24/20                        42: 8/4 6/4
  2)  Doubles => 2                     Drops
  Wins 1 point

 Game 2
 Ann : 1                             Bob : 0
  1)                                  64: 24/14
  2) 55: 8/3(2) 6/1(2)
  Wins 1 point
`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns the text of the shown decision. */
const current = (page: Page) => page.locator('.what');
const candidates = (page: Page) => page.getByRole('table', { name: /loses/ });

test('a match is reviewed by keyboard: its errors, their candidates, the numbers and the chances', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Ann/ })).toBeVisible();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(candidates(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /(Error|Blunder) .* loses 0\.\d{3}/ }).first()).toBeVisible();
  const rows = candidates(page).first().getByRole('row');
  // The mistake comes directly after the board, and on a desktop the better play too.
  const sentence = page.locator('.lead');
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [667, 375],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(sentence, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(1)).toHaveAccessibleName(/best/);
  await expect(rows.filter({ hasText: /played|yours/ })).toHaveCount(1);
  const first = await current(page).textContent();
  await page.keyboard.press('n');
  await expect(current(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('N');
  await expect(current(page)).toHaveText(first ?? '');
  const graph = page.getByRole('slider', { name: 'Winning chances' });
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuenow', (await graph.getAttribute('aria-valuemax')) ?? '');
  // A statistic opens its explanation and the decisions that it counts, which lead to their positions.
  await page.getByRole('row', { name: /^Ann/ }).getByRole('button').first().press('Enter');
  await expect(page.getByText(/Ann.*: PR .* certain to be between/)).toBeVisible();
  await expect(page.getByText(/^Counted: \d+\. Not counted: \d+\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Game 1: .*\(0\.\d{3}\)$/ }).first().press('Enter');
  await expect(candidates(page).first()).toBeVisible();
  await button(page, 'More').press('Enter');
  await page.locator('summary', { hasText: 'Winning chances' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /^1: .*Ann.* \d+\.\d%$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

/** Blocks the workers' messages in later pages until the page calls `hear`, so that nothing finishes before. */
const deafWorkers = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    let hears = false;
    const hear = () => {
      hears = true;
      held.splice(0).forEach((send) => send());
    };
    Object.assign(window, { hear });
    window.Worker = class extends Worker {
      override postMessage(...message: [unknown, Transferable[]]) {
        const send = () => super.postMessage(...message);
        if (hears) send();
        else held.push(send);
      }
    };
  });

test('a review is stopped, goes on, and is still there after a reload', async ({ page }) => {
  await deafWorkers(page);
  await page.goto(`./${MATCH}`);
  await expect(current(page)).toContainText('to play 3-1');
  await button(page, 'Review').click();
  await button(page, 'Stop the review').click();
  await button(page, 'Continue the review').click();
  await expect(button(page, 'Stop the review')).toBeVisible();
  await page.evaluate('hear()');
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  // The reader's place stays, and a link to the biggest mistake is offered.
  await expect(current(page)).toContainText('rolled 3-1');
  await expect(button(page, 'The biggest mistake')).toBeVisible();
  const ann = page.getByRole('row', { name: /^Ann/ });
  const numbers = (await ann.textContent()) ?? '';
  await page.reload();
  // The review is restored as it was, without a button press.
  await expect(page.getByText('Review complete')).toBeVisible();
  await expect(ann).toHaveText(numbers);
  // A link opens where its preview was; the match has only one big mistake.
  await button(page, 'The biggest mistake').click();
  await button(page, 'Other mistakes').click();
  await expect(candidates(page).first()).toBeVisible();
  await button(page, 'More').click();
  const marked = page.locator('.review-filter').getByRole('status');
  const all = (await marked.textContent()) ?? '';
  await button(page, 'Cube').click();
  await expect(button(page, 'Cube')).toHaveAttribute('aria-pressed', 'true');
  await expect(marked).not.toHaveText(all);
  await button(page, 'More').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(current(page)).toHaveText(/Doubles|Takes|Drops/);
});

test('the summary of a match follows its review, says the same after a reload, and leads to the first move', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'finished.mat', mimeType: 'text/plain', buffer: Buffer.from(FINISHED) });
  await library.agree();
  await library.entries().getByRole('link').first().click();
  await button(page, 'Review this match').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  const figures = page.locator('.match-card').filter({ hasText: 'Mistakes' }).locator('b');
  // Changes seen during this visit are mentioned only in this visit.
  const said = async () => (await page.locator('.match-cards b, .match-moments h2, .moment-head, .moment-cost').allTextContents()).map((text) => text.replace(' · Updated after a closer look', ''));
  const before = await said();
  const mistakes = (await figures.allTextContents()).map(Number).reduce((sum, one) => sum + one, 0);
  // Without the marks that isolate names and numbers.
  const plain = before.join(' ').replaceAll(/[\u2066-\u2069]/g, '');
  expect(plain).toContain(mistakes === 1 ? 'of 1 mistake' : `of ${mistakes} mistakes`);
  expect(plain).toMatch(/Game \d · (Ann|Bob)/);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await expect(page.getByText('Review complete')).toBeVisible();
    await expect.poll(said).toEqual(before);
  }
  await button(page, 'Step through').click();
  await expect(current(page)).toContainText('3-1');
  expect(table.problems).toEqual([]);
});

test('the selected matches are reviewed one after the other, and their reviews are stored', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await library.read(file('one.mat', FINISHED), file('two.mat', FINISHED.replaceAll('Ann', 'Cleo')));
  await library.agree();
  await library.selectAll();
  await library.button('Review').click();
  await expect(page.locator('.games-reviewing')).toBeVisible();
  await expect(page.getByText('2 saved · 2 reviewed')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.games-reviewing')).toHaveCount(0);
  await expect(table.status()).toContainText('Review complete');
  await page.reload();
  await expect(page.getByText('2 saved · 2 reviewed')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a game between two people is reviewed by one tap on its last card, and again after a reload', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Drop').click();
  await table.strip('Drop and lose the game?').getByRole('button', { name: 'Drop' }).click();
  await table.strip(/wins a single game: 1 point/).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  const white = page.getByRole('row', { name: /^White/ });
  const numbers = (await white.textContent()) ?? '';
  await page.reload();
  await expect(page.getByText('Review complete')).toBeVisible();
  await expect(white).toHaveText(numbers);
  expect(table.problems).toEqual([]);
});

test('the card of a finished game has the PR and the luck of the review, also after a reload', async ({ page }) => {
  test.slow();
  const table = new Table(page);
  await table.open('04');
  await table.opening();
  for (let turns = 0; turns < 2; turns += 1) {
    if ((await table.whatNow()) === 'roll') await table.roll();
    await table.turn();
  }
  while ((await table.whatNow()) !== 'roll') await table.turn();
  await table.askToResign();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  const anyway = page.getByRole('alertdialog', { name: /^(Resigning now|Playing on) / }).getByRole('button', { name: 'Resign' });
  const card = page.locator('.end-card');
  await expect(anyway.or(card).first()).toBeVisible({ timeout: 60_000 });
  if (await anyway.isVisible()) await anyway.click();
  await expect(card).toBeVisible({ timeout: 60_000 });
  /** Returns the value beside a label of the card. */
  const told = (label: string) => card.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  // The last pass evaluates luck at greater depth than the first.
  const rate = 'Error rate \\(PR\\)';
  await expect(told(rate)).toHaveAttribute('data-plies', '2', { timeout: 120_000 });
  const luck = (await told('Luck').textContent()) ?? '';
  // The figures are folded.
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Luck' }).click();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(told('Luck')).toHaveText(luck, { timeout: 60_000 });
  // After a loss, the link to the review leads to its mistakes.
  await card.getByRole('link', { name: 'See your biggest mistakes' }).click();
  // The review is stored, so the room opens on the first mistake.
  await expect(page.locator('.study-moment .which')).toHaveText(/^Biggest mistakes: 1 of [1-3]$/);
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  const own = page.getByRole('row', { name: /^You/ }).getByRole('button');
  await own.last().click();
  await expect(page.locator('.review-explained')).toContainText(luck);
  await own.last().click();
  // Navigation visits the errors of the person, not those of the computer.
  const pr = (await own.first().textContent()) ?? '';
  await button(page, 'More').click();
  const only = (name: RegExp) => page.getByRole('group', { name: 'Whose mistakes' }).getByRole('button', { name });
  await expect(only(/^Mine$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(only(/Computer/)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(told(rate)).toHaveText(pr, { timeout: 60_000 });
  expect(table.problems).toEqual([]);
});

/** Returns the amounts of luck that a player's number counts, by the sentences behind it. */
async function luckOf(page: Page, player: string): Promise<number[]> {
  const number = page.getByRole('row', { name: new RegExp(`^${player}`) }).getByRole('button').last();
  await number.click();
  await expect(page.getByText(new RegExp(`${player}.*: Luck`))).toBeVisible();
  const more = page.locator('.review-explained').getByRole('button', { name: /^Show \d+ more$/ });
  if (await more.first().isVisible()) await more.first().click();
  const lines = await page.getByRole('button', { name: /^Game 1: .*\([+\u2212]\d/ }).allTextContents();
  await number.click();
  return lines.map((line) => amount(/\(([+\u2212][\d.]+)\)$/.exec(line)?.[1] ?? ''));
}

const amount = (text: string) => Number(text.replace('\u2212', '-'));

test('the rolls that swung a game are marked with their luck, seen by the player of the graph', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'swings.mat', mimeType: 'text/plain', buffer: Buffer.from(SWINGS) });
  await library.agree();
  await library.entries().getByRole('link').first().click();
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  const [ann, bob] = [await luckOf(page, 'Ann'), await luckOf(page, 'Bob')];
  const swings = [...ann, ...bob.map((luck) => -luck)].filter((luck) => Math.abs(luck) >= 0.3);
  expect(swings.some((luck) => luck > 0) && swings.some((luck) => luck < 0), `${swings}`).toBe(true);
  await button(page, 'More').click();
  await page.locator('summary', { hasText: 'Winning chances' }).click();
  const rolls = page.getByRole('listitem').filter({ hasText: /^\d+: .*Ann.* \d+\.\d%/ });
  await expect(rolls.first()).toBeVisible();
  const said = await rolls.allTextContents();
  const marked = said.flatMap((roll) => /% · Luck ([+\u2212]\d\.\d{3})$/.exec(roll)?.[1] ?? []).map(amount);
  const sorted = (all: number[]) => [...all].sort((a, b) => a - b);
  expect(sorted(marked)).toEqual(sorted(swings));
  expect(said.length, 'others have no mark').toBeGreaterThan(marked.length);
  // The line below the board has a step for each decision.
  const graph = page.getByRole('slider', { name: 'Winning chances' });
  for (const key of ['Home', 'End']) {
    await graph.press(key);
    await expect(graph).toHaveAttribute('aria-valuetext', /^\d+: .*Ann.* \d+\.\d%/);
  }
  expect(table.problems).toEqual([]);
});

test('the card of a game tried again has what was lost both times, and leads back to the review', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: /^Blunder Drop loses/ })).toBeVisible();
  await button(page, 'Try again with the same rolls').click();
  const dialog = page.getByRole('dialog', { name: 'Try again with the same rolls' });
  await choose(dialog, 'Beginner');
  await dialog.getByRole('button', { name: 'Start' }).click();
  // The same mistake has the same cost.
  await table.button('Drop').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).click();
  const lost = page.locator('.end-card').getByRole('definition').filter({ hasText: 'The first time' });
  await expect(lost).toHaveText(/^(?!0\.000)(\d\.\d{3}) · The first time \1$/, { timeout: 60_000 });
  await expect(page.locator('.end-card').getByRole('term').filter({ hasText: /^Loss$/ })).toBeVisible();
  await page.locator('.end-card').getByRole('link', { name: 'Back to the review' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Blunder Drop loses/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a session that went on differently from the one in the library has a review of its own', async ({ page }) => {
  test.slow();
  const table = new Table(page);
  await table.open('02');
  await table.newGame('Opponent: Two players, one device');
  const card = page.locator('.end-card');
  /** Plays a game of this number of turns, and resigns it. */
  const play = async (turns: number) => {
    await table.opening();
    await table.turn();
    for (let turn = 1; turn < turns; turn += 1) {
      if ((await table.whatNow()) === 'roll') await table.roll();
      await table.turn();
    }
    await table.resign();
    await expect(card).toBeVisible();
  };
  /** Returns the figures of both players, once every decision has been judged. */
  const figures = async () => {
    await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
    return page.getByRole('row', { name: /^(White|Black)/ }).allTextContents();
  };
  await play(1);
  await card.getByRole('button', { name: 'Next game' }).click();
  await table.button('Settings').click();
  const saved = await table.savedGame();
  await table.button('Close').click();
  await play(1);
  await card.getByRole('link', { name: 'Review' }).click();
  const first = await figures();
  await expect.poll(() => reviewedIds(page)).toHaveLength(1);
  const [id] = await reviewedIds(page);
  await page.goBack();

  await table.button('Settings').click();
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await expect(card).toBeHidden();
  await table.button('OK').click();
  await play(3);
  await card.getByRole('link', { name: 'Review' }).click();
  const second = await figures();
  expect(second).not.toEqual(first);
  await expect.poll(() => reviewedIds(page)).toHaveLength(2);
  const ids = await reviewedIds(page);
  for (const [one, numbers] of [[id, first], [ids.find((other) => other !== id), second]] as const) {
    await page.goto(`./#/study/${one}`);
    await page.reload();
    await expect(page.getByText('Review complete')).toBeVisible({ timeout: 5_000 });
    expect(await figures()).toEqual(numbers);
  }
  expect(table.problems).toEqual([]);
});
