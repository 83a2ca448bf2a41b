// Transcription room: a match is entered with keys and taps, corrected, saved on each change, continued after a reload,
// exported, and kept next to another tab's version.
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { entryIds } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Transcribe a match' });
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });
const prompt = (page: Page) => panel(page).getByRole('heading', { level: 2 });
const saved = (page: Page) => panel(page).getByText('Saved in Games', { exact: true });
const type = async (page: Page, keys: string) => {
  for (const key of keys.replaceAll(' ', '')) await page.keyboard.press(key);
};

async function open(page: Page) {
  const table = new Table(page);
  await page.goto('./#/transcribe');
  await expect(prompt(page)).toHaveText(/^Opening roll/);
  return table;
}

test('a match is found in Games, entered by keyboard, corrected, reloaded and exported', async ({ page }) => {
  const { problems } = new Table(page);
  await page.goto('./#/library');
  await page.getByRole('button', { name: 'Add games' }).first().click();
  await page.getByRole('link', { name: 'Transcribe a match' }).click();
  await expect(prompt(page)).toHaveText(/^Opening roll/);
  await type(page, '31 1 52 1');
  await expect(actions(page).getByRole('button', { name: /^White: 31/ })).toBeVisible();
  await expect(actions(page).getByRole('button', { name: /^Black: 52/ })).toBeVisible();
  await expect(prompt(page)).toHaveText('White to roll');
  await expect(saved(page)).toBeVisible();

  // An illegal play is typed, kept and flagged.
  await type(page, '64/');
  await expect(page.getByLabel('Type the play')).toBeFocused();
  await page.keyboard.type('24/13');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/^To check: /)).toBeVisible();

  // The dice were wrong: the action is replaced in place, and the later actions are kept.
  await page.keyboard.press('ArrowLeft');
  await type(page, '65 1');
  await expect(panel(page).getByText(/^To check: /)).toHaveCount(0);
  await expect(prompt(page)).toHaveText('Black to roll');
  await type(page, 'd t 11');
  await expect(prompt(page)).toHaveText(/Black rolled 1-1/);
  await page.keyboard.press('1');
  await page.getByText('Players and event').click();
  await page.getByLabel('White', { exact: true }).fill('Ann');
  await page.getByLabel('Round').fill('Final');
  await page.getByLabel('Round').press('Tab');
  await expect(prompt(page)).toHaveText('Ann to roll');
  expect(await findings(page)).toEqual([]);

  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(prompt(page)).toHaveText('Ann to roll');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: 'Game' }).check({ force: true });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /\.mat/ }).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(text).toContain('Ann');
  expect(text).toMatch(/31: /);
  expect(problems).toEqual([]);
});

test('a play is tapped one checker at a time, and everything can be undone', async ({ page }) => {
  const { problems } = await open(page);
  const dice = panel(page).getByRole('group', { name: 'Dice' });
  await dice.getByRole('button', { name: '3', exact: true }).click();
  await dice.getByRole('button', { name: '1', exact: true }).click();
  const board = page.getByRole('group', { name: 'Board' });
  await board.getByRole('button', { name: /^8 point/ }).click();
  await board.getByRole('button', { name: /^6 point/ }).click();
  await expect(actions(page).getByRole('button', { name: 'White: 31: 8/5 6/5' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText(/^Opening roll/);
  await panel(page).getByRole('button', { name: 'Redo' }).click();
  await expect(prompt(page)).toHaveText('Black to roll');
  expect(problems).toEqual([]);
});

test('rare actions are in a menu that Escape closes', async ({ page }) => {
  const { problems } = await open(page);
  await type(page, '31 1');
  await expect(prompt(page)).toHaveText('Black to roll');
  const [more, resign] = [panel(page).getByLabel('More', { exact: true }), panel(page).getByRole('button', { name: 'Resign' })];
  await expect(resign).toBeHidden();
  await more.click();
  await expect(resign).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resign).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await panel(page).getByRole('button', { name: 'Other player' }).click();
  await expect(prompt(page)).toHaveText('White to roll');
  await expect(resign).toBeHidden();
  expect(problems).toEqual([]);
});

test('two tabs keep both versions of a match', async ({ page, context }) => {
  await open(page);
  await type(page, '31 1');
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(prompt(other)).toHaveText('Black to roll');
  await type(other, '52 1');
  await expect(saved(other)).toBeVisible();
  await expect(prompt(other)).toHaveText('White to roll');
  await expect.poll(() => entryIds(other)).toHaveLength(1);
  await page.bringToFront();
  await type(page, '64 1');
  await expect(panel(page).getByText(/^Another tab has changed this match/)).toBeVisible();
  await expect.poll(() => entryIds(page)).toHaveLength(2);
});
