// Editor: setting up any position by mouse, by touch or from an ID; explaining impossible positions; saving, sharing
// and reopening positions.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** White has five checkers on the 6 point, Black two on White's bar point; doubled to 2 in a match to 7. */
const ID = 'XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10';
const POSSIBLE = 'Legal position';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, name: string | RegExp) => page.getByRole('group', { name: 'Board' }).getByRole('button', { name });
const state = (page: Page) => page.getByRole('region', { name: 'Position editor' }).getByRole('status').first();
const pick = (page: Page, group: string, name: string) => choose(page.getByRole('group', { name: group }), name);
/** Expands the rules, other positions and numbers. */
const unfold = (page: Page) => page.locator('.editor-more > summary').click();
/** Opens the position from the study room in the editor. */
async function edit(page: Page) {
  await button(page, 'More').click();
  await button(page, 'Edit this position').click();
}

async function open(page: Page) {
  const table = new Table(page);
  await page.goto('./#/editor');
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeFocused();
  return table;
}

/** Returns the centre of a place. */
async function middle(page: Page, name: RegExp) {
  const box = await place(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a position is set up by mouse, with an explanation for as long as it is impossible', async ({ page }) => {
  const { problems } = await open(page);
  await expect(state(page)).toHaveText(POSSIBLE);
  await button(page, 'Clear').click();
  await expect(state(page)).toHaveText('All checkers are off: put some on the board.');
  await place(page, /^6 point/).click();
  await place(page, /^6 point/).click();
  await expect(place(page, '6 point, two white')).toBeVisible();
  await pick(page, 'Place or remove', 'Black');
  await place(page, /^24 point/).click();
  await expect(state(page)).toHaveText(POSSIBLE);
  const [from, to] = [await middle(page, /^6 point/), await middle(page, /^3 point/)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(place(page, '3 point, one white')).toBeVisible();
  await expect(page.getByRole('img', { name: 'White: 9 pips, about 2 rolls' })).toBeVisible();
  await page.getByLabel('Game or match').selectOption('5-point match');
  await page.getByLabel('Points: White').fill('5');
  await expect(state(page)).toHaveText('White has won the match already.');
  await page.getByLabel('Points: White').fill('4');
  await page.getByRole('checkbox', { name: 'Crawford game' }).check();
  await expect(state(page)).toHaveText(POSSIBLE);
  await page.getByLabel('Doubling cube').selectOption('2');
  await expect(state(page)).toHaveText("The cube isn't turned in the Crawford game.");
  await expect(button(page, 'Save to Games')).toBeDisabled();
  await expect(button(page, 'Study this position')).toBeDisabled();
  await button(page, 'Undo').click();
  await expect(state(page)).toHaveText(POSSIBLE);
  await page.reload();
  await expect(place(page, '3 point, one white')).toBeVisible();
  await expect(state(page)).toHaveText(POSSIBLE);
  expect(problems).toEqual([]);
});

test('an ID is pasted, saved, found in the library, studied, changed and shared', async ({ page }) => {
  const { problems } = await open(page);
  await page.getByLabel('Paste an ID or a link').fill('a nice day');
  await button(page, 'Set up').click();
  await expect(page.getByText(/^No position found in this text/)).toBeVisible();
  await page.getByLabel('Paste an ID or a link').fill(`What would you play? ${ID}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Position set up')).toBeVisible();
  await expect(page.getByLabel('Points: White')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Rolled' })).toBeChecked();
  await button(page, 'Save to Games').click();
  await expect(button(page, 'Saved to Games')).toBeVisible();
  await button(page, 'Saved to Games').click();
  await expect(button(page, 'Already in Games')).toBeVisible();

  await page.goto('./#/library');
  await page.reload();
  await page.getByRole('list', { name: 'Games' }).getByRole('link').click();
  await expect(page.getByText(/to play 3-1/)).not.toHaveCount(0);
  await edit(page);
  await expect(page.getByLabel('Game or match')).toHaveValue('7');
  // One undo restores the previous position.
  await page.getByLabel('Game or match').selectOption('5');
  await page.goto('./#/library');
  await page.getByRole('list', { name: 'Games' }).getByRole('link').click();
  await edit(page);
  await expect(page.getByLabel('Game or match')).toHaveValue('7');
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Game or match')).toHaveValue('5');
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.goto('./#/library');
  await page.getByRole('list', { name: 'Games' }).getByRole('link').click();
  await edit(page);
  await button(page, 'Share').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy XGID').click();
  await expect(button(page, 'Copied XGID')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ID);
  await page.keyboard.press('Escape');
  // The link back leads to the unchanged position.
  await page.locator('.editor-ways').getByRole('link', { name: 'Study this position' }).click();
  await expect(page).toHaveURL(/#p=/);
  await expect(page.getByText(/to play 3-1/)).not.toHaveCount(0);
  await button(page, 'More').click();
  await button(page, 'Save to Games').click();
  await expect(button(page, 'Already in Games')).toBeVisible();
  expect(problems).toEqual([]);
});

test('on a phone the tools are below the board, and a position can be set up by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const box = await place(page, /^6 point/).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  for (const seen of [page.getByRole('radio', { name: 'Rolled' }), page.getByRole('link', { name: 'Study this position' })]) {
    await expect(seen).toBeInViewport();
  }
  await pick(page, 'Place or remove', 'Remove');
  await place(page, /^6 point/).click();
  await expect(place(page, '6 point, four white')).toBeVisible();
  await expect(page.getByRole('img', { name: 'White: 161 pips, about 20 rolls' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
