// Two people play the same dice in separate browsers, and compare results that can be verified.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { findings } from './axe';
import { Table, choose } from './table';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const link = (page: Page, name: string) => page.getByRole('textbox', { name });
const results = (page: Page) => page.getByRole('region', { name: 'Results', exact: true }).getByRole('row');

async function player(browser: Browser) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return new Table(await context.newPage());
}

/** Creates a duplicate for partners and returns its link. */
async function create(page: Page) {
  await page.goto('./#/friend');
  await page.getByRole('link', { name: /^Duplicate/ }).click();
  await heading(page, 'Duplicate');
  await page.getByRole('button', { name: 'New duplicate' }).click();
  await choose(page.getByRole('group', { name: 'Length' }), '1 point');
  await choose(page.getByRole('group', { name: 'Opponent' }), 'A partner on this device');
  await page.getByRole('button', { name: 'Create' }).click();
  await heading(page, 'Duplicate: 1-point match');
  await expect(link(page, 'Link to this duplicate')).toHaveValue(/#d=/);
  return link(page, 'Link to this duplicate').inputValue();
}

/** Returns the link to the position on the table, from the share sheet. */
async function sharedLink(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Share this position' }).click();
  const address = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  return address;
}

/**
 * Plays the displayed duplicate: the given number of turns manually, then White or Black resigns. Returns to the
 * duplicate's page.
 */
async function play(table: Table, turns: number) {
  const { page } = table;
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await table.opening();
  for (let turn = 0; turn < turns; turn += 1) {
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.roll();
  }
  await table.askToResign();
  await table.button('Single game').click();
  await table.button('Accept').click();
  await page.locator('.end-card').getByRole('link', { name: 'Result to compare' }).click();
  await heading(page, 'Duplicate: 1-point match');
}

test('two people play the same dice and compare results verified by their pages', async ({ browser }) => {
  test.slow();
  const [ann, ben] = [await player(browser), await player(browser)];
  const duplicate = await create(ann.page);
  expect(await findings(ann.page)).toEqual([]);
  await ann.page.getByRole('textbox', { name: 'Your name (optional)' }).fill('Ann');
  await play(ann, 0);
  await ben.page.goto(duplicate);
  await heading(ben.page, 'Duplicate: 1-point match');
  await expect(ben.page.getByText('Against a partner on the same device')).toBeVisible();
  await play(ben, 2);

  // The results come first, then the player's own link, whose button is the only primary one; names are included only
  // by choice.
  const [compared, own, partner] = [
    ann.page.getByRole('region', { name: 'Results', exact: true }),
    link(ann.page, 'Link to the result'),
    link(ann.page, "Your partner's result"),
  ];
  const tops = await Promise.all([compared, own, partner].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  await expect(ann.page.locator('.duplicate-page .primary')).toHaveText(['Copy link']);
  const names = ann.page.getByRole('checkbox', { name: 'Include the names' });
  await expect(names).not.toBeChecked();
  await names.check();
  await expect(ann.page.getByRole('textbox', { name: 'Your name (optional)' })).toHaveValue('Ann');
  const result = await own.inputValue();
  expect(result).toMatch(/#r=/);
  // Both results from this table are already listed.
  await expect(results(ben.page)).toHaveCount(3);
  const field = link(ben.page, 'Links to results, in any text');
  await field.fill(`Here is mine: ${result}. Good luck!`);
  await ben.page.getByRole('button', { name: 'Add results' }).click();
  // The response is shown beside the field.
  const pasted = ben.page.locator('form').filter({ has: field });
  await expect(pasted.getByText('1 result checked and added.')).toBeVisible();
  await expect(results(ben.page)).toHaveCount(4);
  const row = ben.page.getByRole('row', { name: /Ann/ });
  await expect(row).toContainText(/1–0|0–1/);
  // The reader's own engine has analysed the result.
  await expect(row.getByRole('cell').nth(3)).not.toHaveText('…', { timeout: 60_000 });
  expect(await findings(ben.page)).toEqual([]);

  const at = result.length - 20;
  const tampered = result.slice(0, at) + (result[at] === 'A' ? 'B' : 'A') + result.slice(at + 1);
  await field.fill(tampered);
  await ben.page.getByRole('button', { name: 'Add results' }).click();
  await expect(pasted.getByText('Refused: a link is damaged or was changed.')).toBeVisible();
  await expect(results(ben.page)).toHaveCount(4);

  // Added results survive a reload, and the list links to them.
  await ben.page.reload();
  await expect(ben.page.getByRole('row', { name: /Ann/ })).toBeVisible();
  await ben.page.getByRole('navigation').getByRole('link', { name: /^Friends/ }).click();
  await ben.page.getByRole('link', { name: /^Duplicate/ }).click();
  await expect(ben.page.getByRole('link', { name: /1-point match.*3 results/ })).toBeVisible();
  expect([...ann.problems, ...ben.problems]).toEqual([]);
});

test('a running duplicate cannot be studied until it is abandoned, and its player names are reused', async ({ browser }) => {
  const table = await player(browser);
  const { page } = table;
  await create(page);
  const name = page.getByRole('textbox', { name: 'Your name (optional)' });
  await name.fill('Ann');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.opening();
  await page.goto('./#/study');
  await expect(page.getByRole('alert')).toContainText('No analysis while a duplicate runs');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  // The link to a position after the first play does not help either, here or in another tab.
  await table.turn();
  await expect(table.button('Roll')).toBeEnabled({ timeout: 30_000 });
  const address = await sharedLink(page);
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab.getByRole('alert')).toContainText('No analysis while a duplicate runs');
  await tab.close();
  // Another duplicate asks for the names again, with the last ones filled in.
  await create(page);
  await expect(name).toHaveValue('Ann');

  // The duplicate that was set aside is abandoned after a confirmation, and can then be studied.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.opening();
  await page.goto('./#/library');
  await page.getByRole('list', { name: 'Games' }).getByRole('link').first().click();
  await expect(page.getByRole('alert')).toContainText('No analysis while a duplicate runs');
  const giveUp = page.getByRole('button', { name: 'Give up the duplicate' });
  await giveUp.click();
  await expect(page.getByText('Give up this duplicate?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await giveUp.click();
  await giveUp.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible();
  expect(table.problems).toEqual([]);
});
