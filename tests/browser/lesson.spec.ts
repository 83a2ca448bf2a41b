// Lesson: ten clicks or keys on the real board, from the first roll to a win.
import { expect, test, type Page } from '@playwright/test';
import { findings } from './axe';
import { asked, card, goTo } from './lesson';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SIZES = [
  [390, 844],
  [844, 390],
  [320, 568],
] as const;

async function begun(page: Page) {
  const table = new Table(page);
  await table.visit();
  await table.button(/^New to backgammon/).click();
  await expect(card(page)).toBeVisible();
  return table;
}

test('ten clicks lead through the lesson to the first game, and the whole card is visible beside the board on every screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await begun(page);
  /** Returns the faults in the lesson's layout: it is covered, or part of the card is outside the screen. */
  const misplaced = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [board, told, top] = [box('svg.board'), box('.lesson-told'), box('.lesson-top')];
      if (!board || !told || !top) return ['no board or no card'];
      // On a phone, the exit is above the board, and the text below it; at the end, they cover the board.
      const isWon = document.querySelector('.lesson-buttons') !== null && getComputedStyle(document.querySelector('.lesson-told') as Element).position === 'fixed';
      const apart = isWon || board.bottom <= told.top + 1 || board.right <= told.left + 1 || board.left >= told.right - 1;
      const parts = [...document.querySelectorAll('.lesson :is(h2, p, button)')].filter((part) => part.checkVisibility() && part.textContent);
      const hidden = parts.filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        // On a phone, the card has two parts and no box of its own.
        const [whole, within] = [box('.lesson'), part.closest('.lesson-top, .lesson-told')?.getBoundingClientRect()];
        const card = (whole?.width ? whole : within) as DOMRect;
        // On a phone in landscape, the final buttons lie across the board, like those in a game.
        const buttons = part.closest('.lesson-buttons');
        const isApart = buttons && getComputedStyle(buttons).position === 'fixed';
        const inCard = isApart || (left >= card.left && top >= card.top && right <= card.right + 1 && bottom <= card.bottom + 1);
        return !inCard || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      });
      // The lesson can be left until it is won.
      const leave = parts.find((part) => part.matches('button'))?.getBoundingClientRect().height ?? 0;
      const small = leave < 44 ? [`a button of ${leave} pixels`] : [];
      return [...(apart ? [] : ['not apart']), ...small, ...hidden.map((part) => part.textContent), ...(parts.length < 3 ? ['no parts'] : [])];
    });
  const onEveryScreen = async (checksAll: boolean) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(misplaced, `${width}x${height}`).toEqual([]);
      if (checksAll && width === 390) expect(await findings(page)).toEqual([]);
    }
  };
  await expect(page.locator('.lesson-way')).toBeVisible();
  await expect(card(page)).toContainText('White.');
  await expect(card(page)).toContainText('1/10');
  await goTo(table, 11, async (step) => {
    await onEveryScreen(step === 2);
    const button = await asked(table);
    // Only ringed checkers can be moved.
    const rings = page.locator('.checker.can-move');
    await expect.poll(async () => (await rings.count()) === Math.min(1, await table.movable().count())).toBe(true);
    await button.click();
  });
  await onEveryScreen(true);
  await expect(table.button('Leave the lesson')).toHaveCount(0);
  await expect(card(page)).toContainText("you've won");
  await expect(card(page)).toContainText('gammon');
  await table.button('Play your first game').click();
  await expect(card(page)).toBeHidden();
  await expect(table.button(/^Play the computer/)).toBeHidden();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(table.button('Roll')).toBeVisible();
  }
  await expect(table.score('You')).toHaveAccessibleName('Score 0');
  expect(table.problems).toEqual([]);
});

test('on a phone a wrong tap hides nothing of the lesson', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await begun(page);
  await goTo(table, 9, async () => (await asked(table)).click());
  await expect(await asked(table)).toBeVisible();
  // The rule on bearing off needs both checkers, and the one further back comes first.
  await table.button(/^2 point,/).first().click();
  await expect(page.locator('.lesson-why')).toHaveText(/\S/);
  const rest = await page.locator('.lesson-told').evaluate((told) => told.scrollHeight - told.clientHeight);
  expect(rest).toBeLessThanOrEqual(0);
  expect(table.problems).toEqual([]);
});

test('ten keys lead through the lesson, and each sentence is announced once', async ({ page }) => {
  const table = await begun(page);
  await goTo(table, 11, async (step) => {
    const button = await asked(table);
    const about = (await card(page).locator('.lesson-about').textContent()) ?? '';
    await expect(table.status()).toContainText(about);
    if (/^(Roll|Done)$/.test((await button.textContent()) ?? '')) {
      await page.keyboard.press('Space');
      return;
    }
    // The first arrow key moves to the requested checker; after that, the keys work as in a game.
    if (step === 2) {
      await page.keyboard.press('ArrowUp');
      await expect(button).toBeFocused();
    }
    await button.focus();
    await page.keyboard.press(step === 6 ? '6' : 'Space');
  });
  await expect(table.status()).toContainText("you've won");
  await page.keyboard.press('Space');
  await expect(card(page)).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('a completed lesson links to the course, and the first game waits on the table', async ({ page }) => {
  const table = await begun(page);
  await goTo(table, 11, async () => (await asked(table)).click());
  await card(page).getByRole('link', { name: 'Go on with the course' }).click();
  await expect(page.getByRole('heading', { name: 'Course', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with step 1' })).toBeVisible();
  await page.evaluate(() => { location.hash = '#/'; });
  await expect(table.button('Roll')).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(table.problems).toEqual([]);
});

test.describe('in a right-to-left language', () => {
  test.use({ locale: 'ar-EG' });

  test('the lesson is in Arabic beside the same board', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: /دقيقتين/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /دقيقتين/ }).click();
    const lesson = page.getByRole('region', { name: 'تعلّم الطاولة في دقيقتين' });
    await expect(lesson).toContainText('اتبع السهم');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'ارمِ' }).click();
    await expect(page.locator('#point-8')).toHaveAccessibleName(/الخانة 8/);
    await page.locator('#point-8').click();
    await page.getByRole('button', { name: 'مغادرة المقدمة' }).click();
    await expect(lesson).toBeHidden();
  });
});
