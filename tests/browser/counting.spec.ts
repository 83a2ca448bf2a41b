// Counting drills and memorised facts, by keyboard: a missed fact comes back when due, and a worked pip count marks its
// checkers.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = 86_400_000;
const NEIL: Record<number, number> = {
  3: 10, 4: 9, 5: 8, 6: 7, 7: 6.5, 8: 6, 9: 5.7, 10: 5.3, 11: 5, 12: 4.75, 13: 4.5, 14: 4.25, 15: 4,
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => page.getByRole('heading', { level: 2 });

/** Opens Practice with the keyboard, at the given button. */
async function practise(page: Page, name: string) {
  await page.evaluate(() => { location.hash = '#/drill'; });
  await button(page, name).press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Returns the points that the trailing player needs. */
async function trailer(page: Page) {
  const about = await page.getByText(/your opponent is \d+ away/).textContent();
  return Number(about?.match(/opponent is \D*(\d+)/)?.[1]);
}

test('a missed fact becomes due again, and the results of two days form a chart', async ({ page }) => {
  const start = new Date('2026-11-02T10:00:00Z').getTime();
  await page.clock.setFixedTime(start);
  const table = new Table(page);
  await table.open('04');
  await practise(page, "Neil's numbers");
  const field = page.getByRole('textbox', { name: '% per point' });
  await expect(field).toBeFocused();
  const missed = await trailer(page);
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Wrong');
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(String(NEIL[await trailer(page)]));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Right');
  await expect(page.getByText('Over time')).toHaveCount(0);
  await page.clock.setFixedTime(start + DAY);
  await page.reload();
  await page.keyboard.press('Escape');
  await page.evaluate(() => { location.hash = '#/drill'; });
  await expect(button(page, "Neil's numbers")).toHaveAccessibleDescription(/1 to repeat/);
  await button(page, "Neil's numbers").press('Enter');
  await expect(field).toBeFocused();
  expect(await trailer(page)).toBe(missed);
  await page.keyboard.type(String(NEIL[missed]));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Right');
  await page.getByText('Over time').press('Enter');
  await expect(page.getByRole('img', { name: 'Right answers in %: first 50, last 100' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('a pip count is worked out in two ways, whose steps mark their checkers', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await practise(page, 'Pip counts');
  await expect(page.getByRole('textbox', { name: 'Pips' })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  const told = await page.getByText(/^You have \d+ pips/).textContent();
  const pips = told?.match(/\d+/)?.[0] ?? '';
  const worked = page.getByRole('region', { name: 'How to count it' });
  const steps = worked.getByRole('listitem');
  await expect(steps.last()).toHaveText(new RegExp(`^Total: .*${pips}$`));
  const first = steps.getByRole('button').first();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const rings = page.locator('.room-board .can-move');
  const before = await rings.count();
  expect(before).toBeGreaterThan(0);
  const method = worked.getByRole('radio', { name: 'Clusters' });
  await expect(method).toBeChecked();
  await method.press('ArrowRight');
  await expect(worked.getByRole('radio', { name: 'Halves' })).toBeChecked();
  await expect(rings).toHaveCount(0);
  await expect(worked).toContainText('Checkers, 5 pips each');
  await expect(steps.last()).toHaveText(new RegExp(`^Total: .*${pips}$`));
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('shots show their rolls, and a race shows its four formulas', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await practise(page, 'Shots');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Wrong');
  const worked = page.getByRole('region', { name: 'How to count it' });
  await expect(worked).toContainText(/With one die/);
  const told = await page.getByText(/^\d+ of 36 rolls, /).textContent();
  const rolls = Number(told?.match(/\d+/)?.[0]);
  await expect(worked.getByRole('listitem').last()).toHaveText(new RegExp(`^Total: .*${rolls}$`));
  expect(await worked.locator('.roll-grid .on').count()).toBe(rolls);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await practise(page, 'Doubling in a race: the formulas');
  await button(page, 'Double, take').press('Enter');
  const formulas = page.getByRole('region', { name: 'Formulas' });
  await expect(formulas.getByRole('radio')).toHaveCount(4);
  await formulas.getByRole('radio', { name: 'Keith' }).press('ArrowRight');
  await expect(formulas).toContainText('Isight count (Axel Reichert)');
  await expect(formulas).toContainText('A sixth more');
  expect(table.problems).toEqual([]);
});
