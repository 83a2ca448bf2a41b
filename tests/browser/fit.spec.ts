// Texts fit into their elements: buttons, player lines, the move list, the printed page.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { everyLanguage } from './elsewhere';
import { Table } from './table';

/** Returns the buttons whose text overflows or comes within 2 pixels of their edges. */
const tight = (page: Page, buttons: string) =>
  page.locator(buttons).evaluateAll((all) =>
    all
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [words, box] = [range, one].map((one) => one.getBoundingClientRect());
        return box.width > 0 && words.width > 0 && (words.left < box.left + 2 || words.right > box.right - 2);
      })
      .map((one) => one.textContent),
  );

test('on a phone no name is cut off and no text touches the edge of its button, in every language', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Two players, and the player on roll may double.
  await new Table(page).nearEnd('match');
  const inEveryLanguage = await everyLanguage(page, context);
  const fits = () =>
    inEveryLanguage(async (language) => {
      const cut = page.locator('.player .name').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
      expect(await cut, language).toEqual([]);
      expect(await tight(page, '.controls button, dialog[open] button'), language).toEqual([]);
    });
  await expect(page.locator('.controls button').filter({ visible: true })).toHaveCount(2);
  await page.locator('.table-menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits();
  await page.keyboard.press('Escape');
  await page.locator('.controls .primary').click();
  await expect(page.locator('.die:not(.used)').first()).toBeVisible();
  await page.locator('.table-menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await fits();
});

test('on a phone the longest last turn is never cut off, in every language', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Table(page).nearEnd('match', { black: 'beginner' });
  const inEveryLanguage = await everyLanguage(page, context);
  await inEveryLanguage(async (language) => {
    const turn = page.locator('.last-turn');
    await turn.locator('bdi').last().evaluate((play) => (play.textContent = '10/16* 11/17* 12/18* 13/19*'));
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await expect(turn).toBeInViewport({ ratio: 1 });
      const beside = turn.evaluate((turn) => {
        const lines = (one: Element) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()];
        };
        const player = turn.closest('.player')!;
        const others = [...player.querySelectorAll('.name, .pips, .why, .score'), ...document.querySelectorAll('.table-menu, .board .number')];
        // Lines may touch, as in any text.
        const meet = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
        const covered = others.filter((other) => lines(other).some((a) => lines(turn).some((b) => meet(a, b))));
        return [...covered.map((one) => one.textContent), ...(turn.scrollWidth > turn.clientWidth + 1 ? ['cut'] : [])];
      });
      expect(await beside, `${language} ${width}x${height}`).toEqual([]);
    }
  });
});

test('on desktop and tablet no title or name is cut off, and no icon breaks its line', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device', 'Play for: 7');
  const title = page.getByRole('banner').getByRole('heading');
  await expect(title).toHaveText('7-point match Game 1 · 0–0');
  const cut = (all: Locator) =>
    all.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).map((one) => one.textContent));
  const onEveryScreen = async (check: (size: string) => Promise<void>) => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      await check(`${width}x${height}`);
    }
  };
  await onEveryScreen(async (size) => {
    expect(await cut(title.locator('span, small')), size).toEqual([]);
    const middle = (what: string) => page.locator(what).evaluate((one) => one.getBoundingClientRect()).then(({ top, bottom }) => (top + bottom) / 2);
    // Half a pixel is allowed for the line below the header.
    expect(Math.abs((await middle('.bar-new .ic')) - (await middle('.table-menu .ic'))), size).toBeLessThanOrEqual(1);
  });
  await table.opening();
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await expect(page.locator('.player .turn').filter({ hasText: 'to answer' })).toBeVisible();
  // A word beside the name, which is never cut off, marks the player who must answer.
  await onEveryScreen(async (size) => expect(await cut(page.locator('.player :is(.name, .turn)')), size).toEqual([]));
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible();
});

test.describe('in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("a phone's menu shows its title and every action, and a question is beside the board", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ points: 3 });
    await table.button('Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    await menu.getByText('Moves').click();
    await expect(menu.getByRole('table', { name: 'Plays' }).getByRole('row').nth(1)).toBeVisible();
    await menu.getByRole('button', { name: 'Resign' }).click();
    const answers = page.locator('.strip.asks button');
    await expect(answers).toHaveCount(4);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    const beside = await page.evaluate(() => {
      const [question, board] = ['.strip.asks', 'svg.board'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return question && board && question.left >= board.right && question.right <= innerWidth;
    });
    expect(beside).toBe(true);
  });
});

test('rows and columns of the move list keep their sizes, and a printed portrait page shows numbers and dice', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const columns = () =>
    table.plays().locator('thead th').evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return `${one.textContent} ${Math.round(left)} ${Math.round(width)}`;
      }),
    );
  const heights = () =>
    table.plays().locator('tbody tr').evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]);
  const before = await columns();
  for (let turn = 0; turn < 3; turn += 1) {
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.roll();
    expect(await columns()).toEqual(before);
    // The row of a selectable play is as high as that of the turn in progress.
    expect(await heights()).toEqual([32]);
  }
  await table.turn();
  await table.roll();
  // Line numbers up to 99 are fully visible.
  const whole = table.plays().locator('tbody th').first().evaluate((one) => {
    one.textContent = '99';
    return one.scrollWidth <= one.clientWidth;
  });
  expect(await whole).toBe(true);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const board = page.locator('.table > svg.board');
  await expect(board).not.toHaveClass(/turned/);
  const seen = (what: string) => board.locator(what).filter({ visible: true });
  for (const number of ['1', '12', '13', '24']) await expect(seen('text').getByText(number, { exact: true })).toBeVisible();
  await expect(seen('.die .body')).toHaveCount(2);
  await expect(page.locator('.controls')).toBeHidden();
});
