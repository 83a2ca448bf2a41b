// From the first visit to drilling one of the player's own mistakes the next day, by touch and by keyboard only. The
// lesson by mouse is tested in lesson.spec.ts, and a match with its review in session.spec.ts.
import { expect, test, type Browser, type Locator } from '@playwright/test';
import { STEPS, asked, goTo } from './lesson';
import { hasPlayed } from './stored';
import { Table } from './table';

/** Way to press buttons and move checkers. */
interface Hand {
  name: string;
  options: Parameters<Browser['newContext']>[0];
  press(target: Locator): Promise<void>;
}

const DESK = { width: 1440, height: 900 };

/** Keys that pass all places on a board: to the left edge, down, to the right edge, and up. */
const ROUND = [...Array(14).fill('ArrowLeft'), 'ArrowDown', ...Array(14).fill('ArrowRight'), 'ArrowUp'] as string[];

/** Presses Tab until the target has focus; uses the arrow keys within the board, which is one tab stop. */
async function walkTo(target: Locator) {
  const page = target.page();
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  await expect(target).toBeVisible();
  for (let steps = 0; !(await isThere()); steps += 1) {
    expect(steps, `the keys do not come to ${target}`).toBeLessThan(150);
    const onSameBoard = await target.evaluate((one) => {
      const board = one.closest('svg.board');
      return board !== null && board.contains(document.activeElement);
    });
    await page.keyboard.press(onSameBoard ? ROUND[steps % ROUND.length] : 'Tab');
  }
}

const HANDS: Hand[] = [
  {
    name: 'touch',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (target) => target.tap(),
  },
  {
    name: 'keys',
    options: { viewport: DESK },
    press: async (target) => {
      await walkTo(target);
      const isLink = await target.evaluate((one) => one.matches('a'));
      await target.page().keyboard.press(isLink ? 'Enter' : 'Space');
    },
  },
];

/** Makes a legal play with the dice on the board. */
async function playAll(table: Table, press: Hand['press'], until: Locator) {
  while (!(await until.isEnabled()) || (await until.getAttribute('aria-disabled')) === 'true') {
    const before = await table.movable().evaluateAll((all) => all.map((one) => one.ariaLabel).join());
    await press(table.movable().first());
    await expect
      .poll(() => table.movable().evaluateAll((all) => all.map((one) => one.ariaLabel).join()))
      .not.toBe(before);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lesson leads to a first roll, by touch', async ({ page }) => {
    const table = new Table(page);
    await table.visit();
    await table.button(/^New to backgammon/).tap();
    await goTo(table, STEPS + 1, async () => (await asked(table)).tap());
    await table.button('Play your first game').tap();
    await table.button('Roll').tap();
    await expect(table.status()).toContainText(/^You roll /);
    expect(table.problems).toEqual([]);
  });
});

for (const { name, options, press } of HANDS) {
  test(`a lost game leads to its biggest mistake, and the mistake to a drill on the next day, by ${name}`, async ({ browser }) => {
    const page = await (await browser.newContext(options)).newPage();
    const table = new Table(page);
    await hasPlayed(page);
    await table.nearEnd('short', { black: 'beginner' });
    // During the computer's turn, the resignation would be refused.
    await expect(table.button('Roll')).toBeEnabled();
    await press(table.button('Menu'));
    await press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }));
    await press(table.button('Gammon'));
    // Before a large error, the page asks for confirmation.
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Resign' });
    const mistakes = page.getByRole('link', { name: 'See your biggest mistakes' });
    await expect(sure.or(mistakes)).toBeVisible();
    if (await sure.isVisible()) await press(sure);
    await press(mistakes);
    // The review leads to the mistakes: the resignation, then the play made, the better play, and its arrow.
    await expect(page.getByText('Review complete')).toBeAttached({ timeout: 120_000 });
    const biggest = table.button('Your biggest mistake');
    if (await biggest.isVisible()) await press(biggest);
    await expect(page.getByRole('heading', { level: 2, name: /^Blunder/ }).filter({ visible: true }).first()).toBeVisible();
    if (await page.locator('.arrow.best').filter({ visible: true }).count() === 0) {
      await press(page.getByRole('button', { name: /^(Next mistake|Other mistakes|First mistake)$/ }));
    }
    await expect(page.locator('.arrow.best').filter({ visible: true }).first()).toBeAttached({ timeout: 120_000 });
    await expect(page.getByText(/^Blunder|^Error/).filter({ visible: true }).first()).toBeVisible();

    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(tomorrow);
    await page.goto('./#/play');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeVisible();
    await press(page.getByRole('link', { name: /^Practice/ }).filter({ visible: true }).first());
    await press(table.button('Start'));
    const check = table.button('Check');
    await expect(check).toBeVisible();
    await playAll(table, press, check);
    await press(check);
    await expect(page.getByText(/^In the game: /)).toBeVisible({ timeout: 60_000 });
    expect(table.problems).toEqual([]);
    await page.context().close();
  });
}
