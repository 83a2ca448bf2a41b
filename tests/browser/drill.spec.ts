// The drills: exercises answered on the board and by numbers, reference positions, and the repetition of own errors.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { answerCounts } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games of a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

/** A good play of each opening roll: the starting point of each die's move. */
const OPENINGS: Record<string, [number, number][]> = {
  21: [[13, 2], [24, 1]], 31: [[8, 3], [6, 1]], 32: [[24, 3], [13, 2]], 41: [[13, 4], [24, 1]], 42: [[8, 4], [6, 2]],
  43: [[13, 3], [24, 4]], 51: [[13, 5], [24, 1]], 52: [[13, 5], [24, 2]], 53: [[8, 5], [6, 3]], 54: [[13, 5], [24, 4]],
  61: [[13, 6], [8, 1]], 62: [[24, 6], [13, 2]], 63: [[24, 6], [13, 3]], 64: [[24, 6], [13, 4]], 65: [[24, 6], [18, 5]],
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const drills = (page: Page) => page.getByRole('region', { name: 'Drills' });
const result = (page: Page) => page.getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} point,`) });

/** Plays the requested opening roll, with its good play or with another. */
async function playOpening(page: Page) {
  const asked = await drills(page).getByText(/^You rolled \S*\d-\d/).textContent();
  for (const [from, die] of OPENINGS[asked?.match(/\d-\d/)?.[0].replace('-', '') ?? ''] ?? []) {
    await point(page, from).press(String(die));
  }
}

test('exercises are answered by numbers and by plays on the board, with the exact answer at once', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/drill'; });
  await expect(heading(page, 'Practice')).toBeFocused();
  await expect(page).toHaveTitle('Practice · Backgammon');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Time my answers' }).check();
  await button(page, 'Pip counts').click();
  await expect(heading(page, 'Pip counts')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Pips' });
  await expect(field).toBeFocused();
  await field.fill('many');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter a number.');
  await field.fill('1');
  await field.press('Enter');
  await expect(result(page)).toHaveText(/^Wrong\d+\.\d s$/);
  await expect(page.getByText(/^You have \d+ pips, your opponent has \d+\.$/)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Opening rolls').click();
  await playOpening(page);
  await button(page, 'Check').click();
  await expect(result(page)).toHaveText(/^Right/);
  await expect(drills(page).getByText(/looked ahead/)).toHaveCount(0);
  await expect(drills(page).getByText(/^1 of 1 right/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Next').press('Enter');
  await expect(drills(page).getByText(/^You rolled/)).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await button(page, 'Bear-off cubes').click();
  // The second click of a double click does not answer the next question or skip the answer.
  await button(page, 'Double, take').dblclick();
  await expect(drills(page).getByText('Exact to the last roll.')).toBeVisible();
  await button(page, 'Next').dblclick();
  await expect(button(page, 'Double, take')).toBeVisible();
  await expect(drills(page).getByText(/of 1 right/)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('the answer to a race names the formulas with their counts', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/drill'; });
  await button(page, 'Doubling in a race: the formulas').click();
  await expect(drills(page).getByText('What do the race formulas say?')).toBeVisible();
  await button(page, 'Show the answer').click();
  await expect(drills(page).getByText(/^Keith count \(Tom Keith\), a seventh added: \d+ for you, \d+ for your opponent\./)).toBeVisible();
  const kleinman = /^Kleinman metric \(Danny Kleinman\): .* = \d+² ÷ \d+ = \d\.\d\d, a winning chance of \d+%\. Double above 0\.44; your opponent takes up to 1\.20\.$/;
  await expect(drills(page).getByText(kleinman)).toBeVisible();
  await expect(drills(page).getByText(/^Rule 62 \(Walter Trice\): with your \d+ pips the point of last take is \d+ behind \(.*\)\./)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reference positions are fetched when they are asked for, and kept for a time without a network', async ({ page, context }) => {
    const table = new Table(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await table.open('04');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.evaluate(() => { location.hash = '#/drill'; });
    await expect(button(page, 'Blitz')).toBeVisible();
    expect(asked.filter((url) => url.includes('reference'))).toEqual([]);
    await context.setOffline(true);
    await button(page, 'Blitz').click();
    await expect(drills(page).getByText(/^You rolled .*Find the best play/)).toBeVisible();
    await button(page, 'Show the answer').click();
    await expect(result(page)).toHaveText('The answer');
    await expect(drills(page).getByRole('table')).toBeVisible();
    expect(table.problems).toEqual([]);
  });
});

test('an error of a reviewed match comes back among the drills, and again when it was missed', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await button(page, 'More').click();
  const add = page.getByRole('button', { name: /^Practise the mistakes of .*Bob/ });
  await add.click();
  await expect(page.getByText(/^[1-9]\d* mistakes? added to Practice/)).toBeVisible();
  await add.click();
  await expect(page.getByText('0 mistakes added to Practice')).toBeVisible();
  await page.evaluate(() => { location.hash = '#/drill'; });
  await page.reload();
  const own = button(page, 'Start');
  await expect(page.getByText(/^[1-9]\d* to practise today$/)).toBeVisible();
  await own.click();
  let isStudied = false;
  while (await button(page, 'Show the answer').count()) {
    await button(page, 'Show the answer').click();
    const inGame = page.getByText(/^In the game: /);
    await expect(inGame).toBeVisible();
    if (!isStudied) {
      // The link leads to the study of the decision, and the way back leads to its answer.
      const told = (await inGame.textContent()) ?? '';
      await page.getByRole('link', { name: 'Study this position' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Position' })).toBeVisible();
      await page.locator('.way-back', { hasText: 'Practice' }).click();
      await expect(inGame).toHaveText(told);
      isStudied = true;
    }
    await button(page, 'Next').click();
    await expect(button(page, 'Show the answer').or(page.getByText(/^Nothing more to practise now/))).toBeVisible();
  }
  await expect(page.getByText(/^Nothing more to practise now\. The next mistake comes back on /)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('in two tabs each answer counts, and a card put away in one stays away in the other', async ({ page, context }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await button(page, 'More').click();
  await page.getByRole('button', { name: /^Practise the mistakes of .*Bob/ }).click();
  await expect(page.getByText(/^[1-9]\d* mistakes? added to Practice/)).toBeVisible();
  const other = await context.newPage();
  const second = new Table(other);
  for (const tab of [page, other]) {
    await tab.goto('./#/drill');
    await tab.reload();
    await button(tab, 'Start').click();
    await expect(button(tab, 'Show the answer')).toBeVisible();
  }
  await button(other, 'Show the answer').click();
  await expect.poll(() => answerCounts(page)).toContain(1);
  // This tab still has the old state of the card.
  await button(page, 'Show the answer').click();
  await expect.poll(() => answerCounts(page)).toContain(2);

  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  // One card has been answered and comes back later, so that both numbers are shown.
  const due = page.getByText(/ to practise today( · \d+ in all)?$/);
  const all = Number(/(\d+) in all$/.exec((await due.textContent()) ?? '')?.[1]);
  await button(other, 'Never show this again').click();
  await expect(button(other, 'Show the answer').or(other.getByText(/^Nothing more to practise now/))).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  if (all > 1) await expect(due).toHaveText(`${all - 1} to practise today`);
  else await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  expect([...table.problems, ...second.problems]).toEqual([]);
});
