// Statistics over all reviewed games: an empty library, the tables behind the chart, links to games, and CSV.
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { openMore } from './room';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A match with two games, the second of which is unfinished. Ann and Bob both make errors in each game. */
const MATCH = ` 3 point match

 Game 1
 Ann : 0                  Bob : 0
 1) 31: 24/23 13/10           42: 24/18
 2) 66: 24/18 13/7(3)         Doubles => 2
 3)  Drops
                              Wins 1 point

 Game 2
 Ann : 0                  Bob : 1
 1) 64: 24/14                 31: 6/2
 2)  Doubles => 2             Takes
 3) 21: 6/5 6/4
`;

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Returns the lines of the file downloaded by this button. */
async function csv(page: Page, name: string) {
  const sheet = page.getByRole('dialog', { name: 'Export as CSV' });
  if (!(await sheet.isVisible())) {
    await openMore(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
  }
  const given = page.waitForEvent('download');
  await page.getByRole('group', { name: 'Export as CSV' }).getByRole('button', { name }).click();
  const download = await given;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  return readFileSync(await download.path(), 'utf8').trim().split('\r\n');
}

/** Reviews the match, and shows Ann's statistics. */
async function statistics(page: Page) {
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'two.mat', mimeType: 'text/plain', buffer: Buffer.from(MATCH) });
  await library.agree();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await link(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.goto('./#/progress');
  const who = page.getByRole('combobox', { name: 'Player' });
  await expect(who.getByRole('option')).toHaveText([/^(Ann|Bob) \(2 games\)$/, /^(Ann|Bob) \(2 games\)$/]);
  await who.selectOption(/Ann/.test((await who.getByRole('option').first().textContent()) ?? '') ? '0' : '1');
}

test('reviewed games are summarised, linked to their places, and exported', async ({ page }) => {
  const { problems } = new Table(page);
  await statistics(page);
  // Two games are no trend, so their lines are shown instead of a curve.
  await expect(page.getByText(/^A trend needs more games/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^PR by game/ })).toHaveCount(0);
  await expect(page.getByText('PR over the last 2 games')).toBeVisible();
  await page.getByText('Show as a table').press('Enter');
  const all = table(page, 'By decision').getByRole('row', { name: /^All decisions/ });
  await expect(all.getByRole('cell')).toHaveText([/^\d+\.\d$/, /^\d+\.\d to \d+\.\d$/, /^[1-9]\d*$/, '2']);
  await expect(table(page, 'By phase').getByRole('row', { name: /^Opening \d+\.\d/ })).toBeVisible();
  await expect(table(page, 'By opponent').getByRole('row', { name: /^People/ })).toBeVisible();
  await page.getByText('How is this counted?').press('Enter');
  await expect(page.getByText(/^No clear habit yet/)).toBeVisible();
  await expect(table(page, 'PR over time').getByRole('row', { name: /^Open game 1 of .+ Bob −1 / })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const games = await csv(page, 'Games');
  expect(games).toHaveLength(3);
  expect(games[1]).toMatch(/^\d{4}-\d\d-\d\d,[0-9a-f]{16},1,3,Ann,Bob,,-1,\d+,\d+\.\d\d,/);
  expect((await csv(page, 'Decisions'))[1]).toMatch(/,1,checker,opening,1,\d\.\d{4},/);
  expect((await csv(page, 'Summary'))[1]).toMatch(/^pr,all,2,\d+,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/);
  await page.getByRole('dialog', { name: 'Export as CSV' }).getByRole('button', { name: 'Close' }).click();
  // The biggest swing links to its roll, and a reload reopens the room there.
  await table(page, 'Biggest swings').getByRole('link', { name: /^Open game 1/ }).first().click();
  const shown = page.getByText(/Ann.? rolled 6-6: /);
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  expect(problems).toEqual([]);
});

test("a coach sees only what the player switches on, without the player's games", async ({ page, browser }) => {
  const { problems } = new Table(page);
  await statistics(page);
  await page.getByRole('button', { name: 'Share with a coach' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share with a coach' });
  const address = sheet.getByRole('textbox', { name: 'Link for your coach' });
  // PR over time and by phase are switched on from the start.
  await expect(address).toHaveValue(/#y=/);
  for (const name of ['PR over time', 'PR by phase']) await sheet.getByRole('checkbox', { name }).uncheck();
  await expect(sheet).toContainText('Switch something on to get a link.');
  await expect(address).toHaveCount(0);
  // The link has its room from the start: nothing moves under the pointer.
  const places = () => sheet.getByRole('checkbox').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();
  await sheet.getByRole('checkbox', { name: 'Habits' }).press('Space');
  const habits = await address.inputValue();
  expect(await places()).toEqual(before);
  await sheet.getByRole('checkbox', { name: 'PR over time' }).check();
  await sheet.getByRole('checkbox', { name: 'Three costliest mistakes' }).check();
  await sheet.getByRole('textbox', { name: 'Your name (optional)' }).fill('Zoë <b>');
  await expect(address).toHaveValue(/#y=[\w-]{80,800}$/);
  const all = await address.inputValue();
  expect(await findings(page)).toEqual([]);

  const coach = await (await browser.newContext()).newPage();
  const other = new Table(coach);
  await coach.goto(all);
  await expect(coach.getByRole('heading', { name: /^Progress of .Zoë <b>.$/, level: 1 })).toBeVisible();
  await expect(coach.getByText(/^As of \d/)).toBeVisible();
  await expect(coach.getByText('PR over the last 2 games')).toBeVisible();
  await expect(heading(coach, 'By phase', 2)).toHaveCount(0);
  const errors = coach.getByRole('link', { name: /is best$/ });
  await expect(errors).toHaveCount(3);
  expect(await findings(coach)).toEqual([]);
  // The mistake opens with the choice made, the better one, and the cost that the player saw.
  const cost = /\d\.\d{3}/.exec((await errors.first().textContent()) ?? '')?.[0] ?? '';
  await errors.first().click();
  await expect(coach.getByRole('region', { name: 'Study' })).toBeVisible();
  await expect(coach.locator('.verdict-row .cost')).toContainText(cost);
  await expect(coach.locator('.candidates tr.best')).toHaveCount(1);
  await expect(coach.locator('.candidates tr.played')).toHaveCount(1);
  await coach.goBack();
  await expect(coach.getByRole('heading', { name: /^Progress of .Zoë <b>.$/, level: 1 })).toBeVisible();

  await coach.goto(habits);
  await expect(heading(coach, 'Shared progress')).toBeVisible();
  await expect(coach.getByText(/^No clear habit yet/)).toBeVisible();
  await expect(errors).toHaveCount(0);
  await coach.goto(all.slice(0, -9));
  await expect(coach.getByRole('alert')).toContainText('The end of this link is missing.');
  await coach.goto('./#/library');
  await expect(coach.getByRole('listitem').filter({ hasText: 'Ann' })).toHaveCount(0);
  await coach.context().close();
  expect([...problems, ...other.problems]).toEqual([]);
});
