// Notes on decisions: comment, flag and drawing, in the study room, the library, files and links; player names.
import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library, mat } from './library';
import { openMore } from './room';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('group', { name: 'Board' });
const point = (page: Page, number: number) => board(page).getByRole('button', { name: new RegExp(`^${number} point`) });
const drawn = (page: Page, signs: string) => expect(page.locator('.study-stage .unseen')).toContainText(`Drawn on the board: ${signs}`);

/** Imports the seven-point match and opens its first decision in the study room. */
async function open(page: Page) {
  const library = new Library(page);
  await library.open();
  await library.read(mat('cup.mat'));
  await library.agree();
  await library.entries().getByRole('link').click();
  await button(page, 'Step through').click();
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  return library;
}

/** Opens the note fields. */
async function write(page: Page) {
  await button(page, 'Notes').click();
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
}

test('the fields of Notes follow the move', async ({ page }) => {
  await open(page);
  await write(page);
  const comment = page.getByRole('textbox', { name: 'Comment on this decision' });
  const ofGame = page.getByRole('textbox', { name: 'Comment on the game' });
  await page.keyboard.press('Home');
  await comment.fill('First');
  await ofGame.fill('A long game');
  await button(page, 'Next position').click();
  await expect(comment).toHaveValue('');
  await comment.fill('Second');
  await button(page, 'Previous position').click();
  await expect(comment).toHaveValue('First');
  await expect(ofGame).toHaveValue('A long game');
  await button(page, 'Next position').click();
  await expect(comment).toHaveValue('Second');
});

test('a comment, a flag and a drawing are kept with the decision, and can be found, exported and shared', async ({ page, browser }) => {
  const { problems } = new Table(page);
  const library = await open(page);
  await write(page);
  await page.getByRole('textbox', { name: 'Comment on this decision' }).fill('Why not the bar point?\nAsk Zoe.');
  await button(page, 'To study').click();
  await expect(button(page, 'To study')).toHaveAttribute('aria-pressed', 'true');

  // By mouse: two taps or a drag make an arrow, and two taps at one place a ring.
  await button(page, 'Draw on the board').click();
  await point(page, 24).click();
  await point(page, 18).click();
  await drawn(page, '24/18');
  await point(page, 13).hover();
  await page.mouse.down();
  await point(page, 8).hover();
  await page.mouse.up();
  await drawn(page, '13/8 24/18');
  // By keyboard: Enter at a place, arrow keys between places.
  await button(page, 'Dashed').click();
  await point(page, 6).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await drawn(page, '6 13/8 24/18');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.room-board.drawing')).toHaveCount(0);

  await page.reload();
  await button(page, 'Step through').click();
  await expect(page.locator('.comment')).toHaveText('Why not the bar point?\nAsk Zoe.');
  await expect(page.locator('.note-flag')).toContainText('To study');
  await drawn(page, '6 13/8 24/18');
  await button(page, 'More').click();
  await expect(page.getByRole('region', { name: 'List of plays' }).getByRole('button', { name: /, To study, Notes$/ })).toHaveCount(1);

  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet.getByRole('checkbox', { name: 'Include notes and drawings' })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('radio', { name: 'This position' }).check({ force: true });
  const link = await sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  const [picture] = await Promise.all([page.waitForEvent('download'), button(page, 'Drawing').click()]);
  const svg = await readFile(await picture.path(), 'utf8');
  await sheet.getByRole('checkbox', { name: 'Include notes and drawings' }).uncheck();
  const bare = await sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  const [other] = await Promise.all([page.waitForEvent('download'), button(page, 'Drawing').click()]);
  expect(svg.length).toBeGreaterThan((await readFile(await other.path(), 'utf8')).length);
  expect(link.length).toBeGreaterThan(bare.length);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.locator('.comment')).toHaveText('Why not the bar point?\nAsk Zoe.');
  await drawn(stranger, '6 13/8 24/18');
  await stranger.goto(bare);
  await stranger.reload();
  await expect(stranger.getByRole('region', { name: 'Study' })).toBeVisible();
  await expect(stranger.locator('.comment')).toHaveCount(0);
  await stranger.close();

  await library.open();
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const [text, count] of [['flag:study', 1], ['flag:done', 0], ['zoe', 1]] as const) {
    await search.fill(text);
    await expect(library.entries()).toHaveCount(count);
  }
  await search.fill('');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export .sgf').click()]);
  const sgf = await readFile(await file.path(), 'utf8');
  expect(sgf).toContain('C[Why not the bar point?\nAsk Zoe.]BGFLAG[study]BGDRAW[~6 13/8 24/18]');
  expect(problems).toEqual([]);
});

test('comments on a match and on a game can be found, and survive an export and a link', async ({ page, browser }) => {
  const { problems } = new Table(page);
  const library = await open(page);
  await write(page);
  await page.getByRole('textbox', { name: 'Comment on the match' }).fill('The club final');
  await page.getByRole('textbox', { name: 'Comment on the game' }).fill('A quiet opening');
  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('radio', { name: 'The match' }).check();
  const link = await sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await page.reload();
  await button(page, 'Step through').click();
  await expect(page.locator('.comment')).toHaveText(['The club final', 'A quiet opening']);

  await library.open();
  await page.getByRole('searchbox', { name: 'Search' }).fill('club quiet');
  await expect(library.entries()).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export .sgf').click()]);
  const sgf = await readFile(await file.path());

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await button(stranger, 'Step through').click();
  await stranger.keyboard.press('Home');
  await expect(stranger.locator('.comment')).toHaveText(['The club final', 'A quiet opening']);
  const other = new Library(stranger);
  await other.open();
  await other.read({ name: 'cup.sgf', mimeType: 'text/plain', buffer: sgf });
  await other.agree();
  await stranger.getByRole('searchbox', { name: 'Search' }).fill('club quiet');
  await expect(other.entries()).toHaveCount(1);
  await other.entries().getByRole('link').click();
  await button(stranger, 'Step through').click();
  await stranger.keyboard.press('Home');
  await expect(stranger.locator('.comment')).toHaveText(['The club final', 'A quiet opening']);
  await stranger.context().close();
  expect(problems).toEqual([]);
});

/** Two games in a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

test('notes on a match from a link are saved, or discarded on purpose, before the reader leaves', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  const leave = () => page.evaluate(() => { location.hash = '#/library'; });
  const note = page.getByRole('textbox', { name: 'Comment on this decision' });
  const dialog = page.getByRole('dialog', { name: 'Save your notes?' });
  await page.goto(`./${MATCH}`);
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await expect(button(page, 'Review')).toBeVisible();
  await write(page);
  await note.fill('Too loose.');
  await leave();
  await expect(dialog).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Cancel').click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(MATCH);
  await expect(note).toHaveValue('Too loose.');
  await leave();
  await button(page, 'Leave without saving').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(library.entries()).toHaveCount(0);
  await page.goBack();
  await expect(button(page, 'Review')).toBeVisible();
  await write(page);
  await expect(note).toHaveValue('');
  await note.fill('Why not split?');
  // The browser's history is a way out as well.
  await page.goForward();
  await dialog.getByRole('button', { name: 'Save to Games' }).click();
  await expect(library.entries()).toHaveCount(1);
  await library.entries().getByRole('link').click();
  await expect(page.locator('.comment')).toHaveText('Why not split?');
  expect(problems).toEqual([]);
});

/** A game in which both players make errors. */
const GAME = ` 3 point match

 Game 1
 Ann : 0                  Bob : 0
 1) 31: 24/23 13/10           42: 24/18
 2) 66: 24/18 13/7(3)         Doubles => 2
 3)  Drops
                              Wins 1 point
`;

test("names of the same player are merged, and a name can be marked as the user's own", async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await library.open();
  await library.read(text('one.mat', GAME), text('two.mat', GAME.replace('Ann :', 'A. Lee :').replace('Bob :', 'Cid :')));
  await library.agree();
  await page.getByRole('button', { name: /^Actions for.*Ann/ }).click();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.goto('./#/progress');
  await openMore(page);
  await button(page, 'Names of players').click();
  const dialog = page.getByRole('dialog', { name: 'Names of players' });
  const row = (name: RegExp) => dialog.getByRole('listitem').filter({ has: page.getByText(name) });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await row(/Ann.* \(1 match\)/).getByRole('combobox', { name: 'Same player as' }).selectOption('A. Lee');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await row(/Ann.* \(2 matches\)/).getByRole('button', { name: 'This is me' }).click();
  await expect(row(/Ann.* \(2 matches\)/).getByRole('button', { name: 'This is me' })).toHaveAttribute('aria-pressed', 'true');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const who = page.getByRole('combobox', { name: 'Player' });
  await expect(who.getByRole('option')).toHaveText([/^You \(1 game\)$/, /^Bob \(1 game\)$/]);

  await page.reload();
  await openMore(page);
  await button(page, 'Names of players').click();
  await row(/Ann.* \(2 matches\)/).getByRole('button', { name: /Separate.*A\. Lee/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  expect(problems).toEqual([]);
});
