// The review in the study room: numbers at once, deeper ones on the workers, and the way from error to error.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games of a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const current = (page: Page) => page.locator('[aria-current=step]');
const candidates = (page: Page) => page.getByRole('table', { name: /loses/ });

test('a match is reviewed by keyboard: its errors, their candidates, the numbers and the chances', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Ann/ })).toBeVisible();
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(candidates(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /(Error|Blunder) .* loses 0\.\d{3}/ }).first()).toBeVisible();
  await expect(current(page)).toHaveAccessibleName(/, (Error|Blunder)$/);
  const rows = candidates(page).first().getByRole('row');
  await expect(rows.nth(1)).toHaveAccessibleName(/best/);
  await expect(rows.filter({ hasText: 'played' })).toHaveCount(1);
  const first = await current(page).textContent();
  await page.keyboard.press('n');
  await expect(current(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('N');
  await expect(current(page)).toHaveText(first ?? '');
  const graph = page.getByRole('slider', { name: 'Winning chances' });
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuenow', (await graph.getAttribute('aria-valuemax')) ?? '');
  // A number says what it is and which decisions it counts, and these lead to their positions.
  await page.getByRole('row', { name: /^Ann/ }).getByRole('button').first().press('Enter');
  await expect(page.getByText(/Ann.*: PR .* as eXtreme Gammon counts/)).toBeVisible();
  await expect(page.getByText(/^Counted: \d+\. Not counted: \d+\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Game 1: .*\(0\.\d{3}\)$/ }).first().press('Enter');
  await expect(candidates(page).first()).toBeVisible();
  await page.getByText('Show as a table').press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /^1: .*Ann.* \d+\.\d%$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

/** Lets the workers of the pages to come hear nothing until the page calls `hear`: nothing is finished before. */
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
  await button(page, 'Review').click();
  await button(page, 'Stop the review').click();
  await button(page, 'Continue the review').click();
  await expect(button(page, 'Stop the review')).toBeVisible();
  await page.evaluate('hear()');
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible({ timeout: 120_000 });
  const ann = page.getByRole('row', { name: /^Ann/ });
  const numbers = (await ann.textContent()) ?? '';
  await page.reload();
  // It comes back as it was, without a press of a button.
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible();
  await expect(ann).toHaveText(numbers);
  await button(page, 'Next error').click();
  await expect(candidates(page).first()).toBeVisible();
  const marked = page.getByText(/^Decisions marked: /);
  const all = (await marked.textContent()) ?? '';
  await button(page, 'Cube').click();
  await expect(button(page, 'Cube')).toHaveAttribute('aria-pressed', 'true');
  await expect(marked).not.toHaveText(all);
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(current(page)).toHaveAccessibleName(/Doubles|Takes|Drops/);
});

test('a game between two people is reviewed by one tap on its last card, and again after a reload', async ({ page }) => {
  const table = new Table(page);
  await table.open('02');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Drop').click();
  await table.strip('Drop and lose the game?').getByRole('button', { name: 'Drop' }).click();
  await table.strip(/wins a single game: 1 point/).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible({ timeout: 120_000 });
  const white = page.getByRole('row', { name: /^White/ });
  const numbers = (await white.textContent()) ?? '';
  await page.reload();
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible();
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
  await table.button('Resign').click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  const anyway = page.getByRole('alertdialog', { name: /give away/ }).getByRole('button', { name: 'Resign' });
  const card = page.locator('.end-card');
  await expect(anyway.or(card).first()).toBeVisible({ timeout: 60_000 });
  if (await anyway.isVisible()) await anyway.click();
  await expect(card).toBeVisible({ timeout: 60_000 });
  /** What stands beside a label of the card. */
  const told = (label: string) => card.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  await expect(told('Luck')).toBeVisible({ timeout: 60_000 });
  const luck = (await told('Luck').textContent()) ?? '';
  await page.reload();
  await expect(told('Luck')).toHaveText(luck, { timeout: 60_000 });
  await card.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('Reviewed at 2-ply')).toBeVisible({ timeout: 120_000 });
  const own = page.getByRole('row', { name: /^You/ }).getByRole('button');
  await expect(own.last()).toHaveText(luck);
  const pr = (await own.first().textContent()) ?? '';
  await page.goBack();
  await expect(told('Your play')).toHaveText(`PR ${pr}`, { timeout: 60_000 });
  expect(table.problems).toEqual([]);
});
