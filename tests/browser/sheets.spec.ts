// Exercise sheets: a coach makes a lesson and a quiz in one browser, a student completes them in another, and the
// answers are sent back.
import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob; the first roll is 3-1. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const openMenu = (page: Page) => page.getByLabel('More', { exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} point,`) });
const texts = (page: Page) => page.getByRole('textbox', { name: /^Text/ });
const link = (page: Page) => page.getByRole('textbox', { name: 'Link' });

/** Adds the position on the board to the most recently changed sheet, or to a new one. */
async function addPosition(page: Page) {
  await button(page, 'More').click();
  await button(page, 'Add to sheet').click();
  await page.getByRole('combobox', { name: 'Positions' }).selectOption('this');
  await button(page, 'Add').click();
  await expect(page.getByText(/^1 position added to/).first()).toBeVisible();
}

test('a coach makes a sheet, a student answers it in another browser, and the answers come back', async ({ page, browser }) => {
  const coach = new Table(page);
  await page.goto(`./${MATCH}`);
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await addPosition(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(heading(page, 'Untitled sheet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('First lesson');
  await expect(heading(page, 'First lesson')).toBeVisible();
  await texts(page).fill('Make the <b>five point</b>.');
  await expect(page.getByText(/^Best: /)).toBeVisible();

  // The same position once more, as a text to read before the question.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await addPosition(page);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(texts(page)).toHaveCount(2);
  await expect(texts(page).first()).toHaveValue('Make the <b>five point</b>.');
  await texts(page).nth(1).fill('Three and one is the best opening roll.');
  await page.getByRole('checkbox', { name: 'Ask for the best choice' }).nth(1).uncheck();
  await button(page, 'Move position 2 up').click();
  await expect(texts(page).first()).toHaveValue(/^Three and one/);
  expect(await findings(page)).toEqual([]);
  const address = await link(page).inputValue();
  expect(address.length).toBeLessThan(600);
  await openMenu(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save file').click()]);
  expect(file.suggestedFilename()).toBe('First lesson.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(address);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  const student = new Table(other);
  await other.goto(address);
  await expect(heading(other, 'First lesson')).toBeVisible();
  await expect(other.locator('.comment').filter({ hasText: 'Three and one is the best opening roll.' })).toBeVisible();
  await expect(other.getByText('1 of 2')).toBeVisible();
  expect(await findings(other)).toEqual([]);
  await button(other, 'Next').click();
  await expect(other.getByText(/^You rolled .*3-1/).first()).toBeVisible();
  await expect(other.getByText('five point')).toHaveCount(0);
  await point(other, 8).press('3');
  await point(other, 6).press('1');
  await button(other, 'Check').click();
  await expect(other.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
  await expect(other.locator('.comment').filter({ hasText: 'Make the <b>five point</b>.' })).toBeVisible();
  await button(other, 'Next').click();
  await expect(other.locator('.drill-lead')).toHaveText('1 of 1 right');
  await other.getByRole('textbox', { name: 'Your name' }).fill('Zoe');
  expect(await findings(other)).toEqual([]);
  const answers = await link(other).inputValue();
  await context.close();

  await page.goto(answers);
  await expect(page.getByRole('heading', { name: /^Answers of .?Zoe.?$/, level: 1 })).toBeVisible();
  await expect(page.getByText(/8\/5 6\/5.* is the best choice\. \d+ s/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Keep with the sheet').click();
  await expect(page.getByText('Kept with the sheet.')).toBeVisible();
  await page.getByRole('link', { name: 'To the sheet' }).click();
  await expect(page.getByRole('link', { name: /Zoe.? 1 of 1 right/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Zoe.? 1 of 1 right/ })).toBeVisible();
  expect(coach.problems.concat(student.problems)).toEqual([]);
});

test('a sheet is printed with its answers on a separate page, and opened from a file', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await addPosition(page);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Paper');
  await expect(page.getByText(/^Best: /)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-positions > li')).toBeVisible();
  await expect(page.locator('.paper-answers')).toContainText('8/5 6/5');
  await expect(page.locator('.paper-answers')).toHaveCSS('break-before', 'page');
  await expect(button(page, 'Save file')).toBeHidden();
  // A landscape page is as wide as a window with a rail.
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none');
  await expect(page.locator('body')).toHaveCSS('padding-left', '0px');
  await page.emulateMedia({ media: 'screen' });
  await openMenu(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save file').click()]);
  const text = await readFile(await file.path());
  await openMenu(page);
  await button(page, 'Delete sheet').click();
  await button(page, 'Delete for good').click();
  await expect(heading(page, 'Sheets')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your sheets' })).toHaveCount(0);

  const open = async (buffer: Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Open file').click()]);
    await chooser.setFiles({ name: 'sheet.txt', mimeType: 'text/plain', buffer });
  };
  await open(Buffer.from('#s=AQAB'));
  await expect(page.getByRole('alert')).toContainText('Ask for it again.');
  await open(text);
  await expect(heading(page, 'Paper')).toBeVisible();
  await expect(texts(page)).toHaveCount(1);
  expect(table.problems).toEqual([]);
});

test('damaged links to sheets and answers are explained', async ({ page }) => {
  const table = new Table(page);
  for (const damaged of ['#s=', '#s=%%%', '#s=AgUAAAAAAAA', '#a=', '#a=AQAA', `#a=${'A'.repeat(20_000)}`]) {
    await page.goto('about:blank');
    await page.goto(`./${damaged}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/\w/);
    expect(await findings(page)).toEqual([]);
  }
  expect(table.problems).toEqual([]);
});
