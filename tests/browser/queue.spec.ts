// Analysis queue: many matches are reviewed unattended, across reloads, tabs and a full store; selected plays are
// rolled out; a decision's analyses are shown side by side.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { Table } from './table';

/** A finished match with two games between two players. */
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

const files = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    name: `match-${nth}.mat`,
    mimeType: 'text/plain',
    buffer: Buffer.from(FINISHED.replaceAll('Ann', `Ann-${nth}`)),
  }));

/** Dialog with the jobs. */
class Queue {
  constructor(readonly page: Page) {}

  dialog = () => this.page.getByRole('dialog', { name: 'Analysis' });
  jobs = () => this.dialog().getByRole('listitem');
  button = (name: string) => this.dialog().getByRole('button', { name, exact: true });
  status = () => this.dialog().getByRole('status');

  async open() {
    await this.page.getByRole('main').getByRole('button', { name: 'Review', exact: true }).first().click();
    await expect(this.dialog()).toBeVisible();
  }

  async close() {
    await this.button('Close').click();
    await expect(this.dialog()).toBeHidden();
  }
}

/** Opens the library with this number of matches, and the queue dialog. */
async function prepared(page: Page, count: number): Promise<[Library, Queue]> {
  const [library, queue] = [new Library(page), new Queue(page)];
  await library.open();
  await library.read(...files(count));
  await library.agree();
  await queue.open();
  return [library, queue];
}

test('every unreviewed game is reviewed, despite a pause, a reload and a deleted game', async ({ page }) => {
  const { problems } = new Table(page);
  const [library, queue] = await prepared(page, 12);
  await expect(queue.dialog().getByText(/about \d+ s/)).toBeVisible();
  await queue.dialog().getByRole('radio', { name: 'Quick' }).check();
  await expect(queue.dialog().getByText(/finds the blunders\. Quick: about \d+ s/)).toBeVisible();
  // Deep takes long enough that some jobs are left when the queue is paused.
  await queue.dialog().getByRole('radio', { name: 'Deep' }).check();
  await queue.button('Review 12 games without a review').click();
  await queue.button('Pause').click();
  await expect(queue.status()).toContainText('Paused');
  await expect(queue.jobs().first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // The order can be changed by keyboard, and a game can be removed from the list.
  const last = queue.jobs().last();
  const name = (await last.innerText()).split(' · ')[0] ?? '';
  await last.getByRole('button', { name: /^Move up/ }).press('Enter');
  await expect(queue.jobs().last()).not.toContainText(name);
  const left = await queue.jobs().count();
  await queue.jobs().last().getByRole('button', { name: /^Remove/ }).click();
  await expect(queue.jobs()).toHaveCount(left - 1);
  const deleted = (await queue.jobs().last().innerText()).match(/Ann-\d+/)?.[0] ?? '';
  await queue.close();
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${deleted} `);
  await library.count('1 found');
  await library.selectAll();
  await library.button('Delete').click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  await page.reload();
  await expect(page.locator('.games-reviewing')).toContainText('Paused');
  await page.locator('.games-reviewing').getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('11 saved · 10 reviewed')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.games-reviewing')).toHaveCount(0);
  await queue.open();
  await expect(queue.button('Review the game without a review')).toBeVisible();
  await queue.button('Review the game without a review').click();
  await queue.close();
  await expect(page.getByText('11 saved · 11 reviewed')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('main').getByRole('button', { name: 'Review', exact: true }).first().click();
  const notice = page.getByRole('status').filter({ hasText: 'Every game has a review.' });
  await expect(notice).toBeVisible();
  await expect(queue.dialog()).toBeHidden();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('reviews continue automatically after a reload, on any page', async ({ page }) => {
  const { problems } = new Table(page);
  const [library, queue] = await prepared(page, 8);
  await queue.button('Review 8 games without a review').click();
  await expect(queue.status()).toContainText(/[1-7] of 8/, { timeout: 120_000 });
  await page.goto('./#/play');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Games' }).filter({ visible: true })).toBeVisible();
  await library.open();
  await expect(page.getByText('8 saved · 8 reviewed')).toBeVisible({ timeout: 120_000 });
  expect(problems).toEqual([]);
});

test('two tabs share one queue: one runs it, the other shows it and continues when the first is closed', async ({ context, page }) => {
  const [library, queue] = await prepared(page, 10);
  await queue.close();
  const other = await context.newPage();
  const second = new Queue(other);
  await new Library(other).open();
  await second.open();
  await second.button('Review 10 games without a review').click();
  await expect(second.status()).toContainText(/[1-9] of 10/, { timeout: 120_000 });
  await expect(second.dialog()).toContainText('Running in another tab');
  await expect(page.locator('.games-reviewing')).toBeVisible();
  await second.button('Pause').click();
  await expect(page.locator('.games-reviewing')).toContainText('Paused');
  await page.close();
  await second.button('Resume').click();
  await second.close();
  await expect(other.getByText('10 saved · 10 reviewed')).toBeVisible({ timeout: 120_000 });
  expect(library.page.isClosed()).toBe(true);
});

test('a full store keeps the earlier reviews, names the one that was not saved, and saves it later', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    let reviews = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const full = (window as unknown as { full?: boolean }).full ?? true;
      if (this.name === 'analyses' && full && String(value).length > 0 && (reviews += 1) > 3) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      return put.call(this, value, key);
    };
  });
  const { problems } = new Table(page);
  const [, queue] = await prepared(page, 5);
  await queue.dialog().getByRole('radio', { name: 'Quick' }).check();
  await queue.button('Review 5 games without a review').click();
  await expect(queue.jobs().first()).toContainText('Storage is full. Earlier results are kept', { timeout: 120_000 });
  await expect(queue.status()).toContainText(/[1-3] of 5 done · Paused/);
  await page.evaluate(() => Object.assign(window, { full: false }));
  await queue.button('Resume').click();
  await expect(queue.dialog()).toContainText('Every game has a review.', { timeout: 120_000 });
  await queue.close();
  await expect(page.getByText('5 saved · 5 reviewed')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a job rolls out selected plays, and its result is shown beside the other analyses', async ({ page }) => {
  const { problems } = new Table(page);
  const [library, queue] = await prepared(page, 1);
  await queue.dialog().getByRole('radio', { name: 'Quick' }).check();
  await queue.button('Review the game without a review').click();
  await queue.close();
  await expect(page.getByText('1 saved · 1 reviewed')).toBeVisible({ timeout: 120_000 });
  await library.entries().getByRole('link').click();
  await library.button('Step through').click();
  await page.keyboard.press('Home');
  await library.button('Numbers').click();
  await library.button('Roll out').click();
  const rollout = page.getByRole('region', { name: 'Roll out' });
  const picked = rollout.getByRole('group', { name: /^Plays to compare/ });
  const boxes = picked.getByRole('checkbox');
  for (let count = await picked.getByRole('checkbox', { checked: true }).count(); count > 2; count -= 1) {
    await picked.getByRole('checkbox', { checked: true }).last().uncheck();
  }
  await expect(picked.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(boxes.and(page.locator(':disabled'))).toHaveCount(2);
  await picked.getByLabel('Add a play').selectOption({ index: 1 });
  await expect(picked.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await rollout.getByText('More settings').click();
  await rollout.getByLabel('Trials').selectOption('144');
  await rollout.getByLabel('Plies ahead for the cube').selectOption('1');
  await rollout.getByLabel('Stop at this standard error').selectOption({ label: '0.005' });
  await rollout.getByLabel('Seed of the dice').fill('2027');
  await rollout.getByLabel('Seed of the dice').press('Enter');
  await rollout.getByRole('button', { name: 'Add to the list' }).click();
  await expect(rollout.getByText(/^144 of 144 trials/)).toBeVisible({ timeout: 120_000 });
  await expect(rollout.getByRole('table').getByRole('row')).toHaveCount(4);
  expect(await findings(page)).toEqual([]);

  await library.button('Compare depths').click();
  const comparison = page.getByRole('region', { name: 'Compare depths' });
  for (const name of ['0 ply', '1 ply', '2 ply', '3 ply', 'Champion', 'Roll out']) {
    await expect(comparison.getByRole('columnheader', { name, exact: true })).toBeVisible({ timeout: 120_000 });
  }
  expect(await findings(page)).toEqual([]);
  // The page opens at the reader's last place.
  await page.reload();
  await expect(page.getByText('rolled out 24/20 loses')).toBeVisible();
  await library.button('Numbers').click();
  await expect(rollout.getByText(/^144 of 144 trials/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('the rollout of a position from a link waits in the list, and is kept with the position in Games', async ({ page }) => {
  const { problems } = new Table(page);
  await page.goto('./#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ');
  const rollout = page.getByRole('region', { name: 'Roll out' });
  const unfold = async () => {
    await page.getByRole('button', { name: 'Numbers', exact: true }).click();
    await page.getByRole('button', { name: 'Roll out', exact: true }).click();
  };
  await unfold();
  await rollout.getByText('More settings').click();
  await rollout.getByLabel('Trials').selectOption('144');
  await rollout.getByRole('button', { name: 'Add to the list' }).click();
  await expect(rollout.getByText(/^144 of 144 trials/)).toBeVisible({ timeout: 120_000 });
  const library = new Library(page);
  await library.open();
  await library.entries().getByRole('link').click();
  await page.getByRole('button', { name: 'Numbers', exact: true }).click();
  await expect(rollout.getByText(/^144 of 144 trials/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a single decision can be analysed more deeply from the More page', async ({ page }) => {
  const { problems } = new Table(page);
  const [library, queue] = await prepared(page, 1);
  await queue.dialog().getByRole('radio', { name: 'Quick' }).check();
  await queue.button('Review the game without a review').click();
  await queue.close();
  await expect(page.getByText('1 saved · 1 reviewed')).toBeVisible({ timeout: 120_000 });
  await library.entries().getByRole('link').click();
  await library.button('Step through').click();
  await page.keyboard.press('Home');
  await library.button('More').click();
  const deepen = page.locator('.deepen');
  await expect(deepen.getByRole('heading', { name: 'Analyse deeper' })).toBeVisible();
  await deepen.getByRole('radio', { name: 'This decision' }).check();
  await deepen.getByRole('radio', { name: 'Champion' }).check();
  await expect(deepen).toContainText(/the most exact\. Champion: about \d+ s/);
  expect(await findings(page)).toEqual([]);
  await deepen.getByRole('button', { name: 'Analyse now' }).click();
  await expect(library.button('Continue the review')).toBeVisible({ timeout: 120_000 });
  await library.button('Numbers').click();
  await expect(page.getByRole('table', { name: 'Numbers' }).getByRole('cell', { name: '2-ply' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});
