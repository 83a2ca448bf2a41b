// Without a pointer: keys alone roll, move, take back and end a turn.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('turns by keys alone: lifting and putting down, single dice, taking back, done', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Person here');
  await table.opening();
  const dice = await table.button(/^Dice/).getAttribute('aria-label');
  const [high, low] = (dice?.match(/\d/g) ?? []).map(Number);
  const landing = table.button(new RegExp(`^${13 - high} point`));

  await table.button(/^13 point, five/).focus();
  await page.keyboard.press('Enter');
  await expect(table.status()).toContainText('Lifted from 13. To ');
  await landing.focus();
  await page.keyboard.press('Enter');
  await expect(table.button(/^13 point, four/)).toBeVisible();
  await expect(landing).toHaveAccessibleName(/a tap takes it back/);
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

test('the focus stays on the button when its turn is over', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Person here');
  await table.button('Roll').focus();
  await page.keyboard.press('Enter');
  await table.movable().first().click();
  while (await table.button('Done').isDisabled()) await table.movable().first().click();
  await table.button('Done').focus();
  await page.keyboard.press('Enter');
  await expect(table.button('Roll')).toBeFocused();
});

test('d and Space double, a new game leaves the focus on Roll, and a double click on Done rolls for nobody', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Person here');
  await expect(table.button('Roll')).toBeFocused();
  await page.keyboard.press('Space');
  await table.movable().first().click();
  while (await table.button('Done').isDisabled()) await table.movable().first().click();
  await table.button('Done').dblclick();
  await expect(table.button('Roll')).toBeEnabled();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('d');
  await expect(table.strip('Offer a double?')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(table.strip(/doubles$/)).toBeVisible();
  await page.keyboard.press('t');
  await expect(table.plays()).toContainText('Takes');
});
