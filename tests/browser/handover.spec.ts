// A coach hands a reviewed match to a student: the figures of the review travel with the link.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { hasPlayed } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share' });
/** Returns a player's PR. Without names, which a link omits by default, players are called by their colours. */
const rate = async (page: Page, name: RegExp) =>
  (await page.getByRole('row', { name }).first().textContent())?.match(/\d+\.\d/)?.[0];
const cost = (page: Page) => page.locator('.verdict-row .cost').first();

/** Returns the link in the share sheet to the extent with this name. */
async function link(page: Page, extent: string) {
  await sheet(page).getByRole('radio', { name: extent }).check({ force: true });
  return sheet(page).getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Reviews the match, and shows its first mistake. */
async function reviewed(page: Page) {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(cost(page)).toHaveText(/0\.\d{3}$/);
  return table;
}

/** Opens a link in another browser, in which the engine is unavailable. */
async function student(page: Page, address: string) {
  const browser = page.context().browser();
  const other = await (await browser!.newContext({ reducedMotion: 'reduce' })).newPage();
  await hasPlayed(other);
  await other.route(/worker[^/]*\.(js|wasm)$/, (route) => route.abort());
  await other.goto(address);
  return other;
}

test('a student sees the review of the coach at once, and no other numbers', async ({ page }) => {
  const table = await reviewed(page);
  const [numbers, lost] = [await rate(page, /^Ann/), (await cost(page).textContent()) ?? ''];
  expect(numbers).toBeDefined();
  await button(page, 'Share').click();
  // A review is shared as a match.
  await expect(sheet(page).getByRole('radio').first()).toHaveAccessibleName('The match');
  await expect(sheet(page).getByRole('radio').first()).toBeChecked();
  await expect(sheet(page).getByRole('checkbox', { name: 'Include the review' })).toBeChecked();
  const whole = await link(page, 'The match');
  const position = await link(page, 'This position');
  expect(whole).toMatch(/#g=[\w-]+&f=[\w-]+$/);
  expect(await findings(page)).toEqual([]);
  await sheet(page).getByRole('checkbox', { name: 'Include the review' }).uncheck();
  expect(await link(page, 'The match')).toMatch(/#g=[\w-]+$/);
  expect(table.problems).toEqual([]);

  const other = await student(page, whole);
  await expect.poll(() => rate(other, /^White/)).toBe(numbers);
  await other.keyboard.press('Home');
  await other.keyboard.press('n');
  await expect(cost(other)).toHaveText(lost);
  await other.context().close();

  const one = await student(page, position);
  await expect(cost(one)).toHaveText(lost);
  await expect(one.locator('.candidates tr.best')).toHaveCount(1);
  await expect(one.locator('.candidates tr.played')).toHaveCount(1);
  await expect(one.locator('.verdict-row .depth')).toHaveText(/^\d-ply/);
  await one.context().close();

  // Without the end of its link, the match is complete.
  const cut = await student(page, whole.slice(0, -8));
  await expect(cut.getByText(/^The end of the link is missing, and with it the review/)).toBeVisible();
  await expect(button(cut, 'Review')).toBeVisible();
  await cut.context().close();
});

test('a quiz made from a review shows the costs of the review', async ({ page }) => {
  const table = await reviewed(page);
  const lost = ((await cost(page).textContent()) ?? '').slice(-5);
  const play = page.locator('.candidates tr.played th bdi, .candidates tr.mistaken th bdi').first();
  await expect(play).toBeVisible();
  await button(page, 'More').click();
  await button(page, 'Add to sheet').click();
  await page.getByRole('combobox', { name: 'Positions' }).selectOption('this');
  await button(page, 'Add').click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/^Best: /)).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await student(page, address);
  await button(other, 'Show the answer').click();
  const answers = other.getByRole('table').filter({ hasText: 'Costs' });
  await expect(answers).toContainText(lost);
  await other.context().close();
  expect(table.problems).toEqual([]);
});
