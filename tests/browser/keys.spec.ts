// Without a pointer: the keyboard alone rolls, moves, undoes and ends a turn.
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('turns by keyboard alone: lifting and putting down, single dice, taking back, done', async ({ page }) => {
  const table = new Table(page);
  await table.begin({ animated: true });
  const dice = await table.button(/^Dice/).getAttribute('aria-label');
  const [high, low] = (dice?.match(/\d/g) ?? []).map(Number);
  const landing = table.button(new RegExp(`^${13 - high} point`));

  await table.button(/^13 point, five/).focus();
  await page.keyboard.press('Enter');
  await expect(table.status()).toContainText('Picked up from 13. Move to ');
  await landing.focus();
  await page.keyboard.press('Enter');
  await expect(table.button(/^13 point, four/)).toBeVisible();
  await expect(landing).toHaveAccessibleName(new RegExp(`can move with ${low}$`));
  await expect(table.status()).toContainText(`13 to ${13 - high}.`);
  await page.keyboard.press('u');
  await expect(table.button(/^13 point, five/)).toBeVisible();

  await table.button(/^13 point/).focus();
  await page.keyboard.press(String(high));
  await expect(table.button(/^13 point, four/)).toBeFocused();
  await landing.focus();
  await page.keyboard.press(String(low));
  await expect(table.button('Done')).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(table.plays()).toContainText(`13/${13 - high - low}`);

  await page.keyboard.press('Space');
  await expect(table.button(/^Dice/)).toBeVisible();
  await expect(table.movable().first()).toBeVisible();
});

/** Opens a turn before the roll for White or Black, with the given settings. */
async function toRoll(page: Page, settings: object = {}) {
  await withSettings(page, settings);
  const table = new Table(page);
  await table.begin({ animated: true });
  await table.turn();
  await expect(table.button('Roll')).toBeEnabled();
  return table;
}

test('a held key acts once, and the focus stays on the button when its turn is over', async ({ page }) => {
  const table = await toRoll(page);
  const hold = async (key: string) => {
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await table.button('Roll').focus();
  await hold('Enter');
  await expect(table.movable().first()).toBeVisible();
  while (await table.button('Done').isDisabled()) await table.movable().first().click();
  await table.button('Done').focus();
  await hold('Enter');
  await expect(table.button('Roll')).toBeFocused();
  await expect(table.button(/^Dice/)).toHaveCount(0);
  await hold('Space');
  await expect(table.movable().first()).toBeVisible();
  await expect(table.button('Undo')).toBeDisabled();
  // Held arrow keys repeat.
  await table.button(/^6 point/).focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(table.button(/^3 point/)).toBeFocused();
});

test('a question takes the focus, is answered only by its own buttons, and returns the focus', async ({ page }) => {
  const table = await toRoll(page);
  const plays = page.getByRole('region', { name: 'List of plays' });
  await plays.focus();
  await page.keyboard.press('d');
  const question = page.getByRole('alertdialog', { name: 'Offer a double?' });
  await expect(question.getByRole('button', { name: 'Double' })).toBeFocused();
  // Neither Space on the move list nor any other key confirms.
  await plays.focus();
  for (const key of ['Space', 't', 'd', 'x', 'u']) await page.keyboard.press(key);
  await expect(question).toBeVisible();
  await expect(table.plays()).not.toContainText('Doubles');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(plays).toBeFocused();

  await table.askToResign();
  const resign = page.getByRole('alertdialog', { name: /^Resign/ });
  await expect(resign.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(resign).toBeHidden();

  await page.keyboard.press('d');
  await question.getByRole('button', { name: 'Double' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: /doubles to 2$/ })).toBeFocused();
  await page.keyboard.press('p');
  const drop = page.getByRole('alertdialog', { name: /^Drop/ });
  await expect(drop.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(drop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: /doubles to 2$/ })).toBeFocused();
  await page.keyboard.press('t');
  await expect(table.plays()).toContainText('Takes');
  expect(table.problems).toEqual([]);
});

test('single-letter keys can be switched off in the settings, and the others keep working', async ({ page }) => {
  const table = await toRoll(page);
  await table.button('Settings').click();
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const key of ['d', '?', '/', 'b', '3']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(table.strip('Notice')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(table.button(/^Dice/)).toBeVisible();
  await table.button(/^6 point/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.button(/^5 point/)).toBeFocused();
});
