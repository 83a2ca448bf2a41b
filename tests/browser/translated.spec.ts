// Page translated by the browser: its texts continue to update in place of their translations.
import { expect, test, type Page } from '@playwright/test';
import { hasPlayed } from './stored';
import { Table } from './table';

/** Replaces all texts with elements, as browser translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('svg, script, style, textarea')) continue;
      const translation = document.createElement('font');
      translation.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(translation);
    }
  });

test('pips, turns, buttons and scores are correct after a browser translation', async ({ page }) => {
  const table = new Table(page);
  await hasPlayed(page);
  await table.begin();
  await expect(page.getByText('167 pips')).toHaveCount(2);
  await translate(page);
  await table.turn();
  // White has played 3 and 2.
  await expect(page.getByText('162 pips')).toBeVisible();
  await expect(page.getByText('167 pips')).toHaveCount(1);
  await expect(table.button('Roll')).toBeEnabled();
  await expect(table.plays()).toContainText('3-2');
  await translate(page);
  await table.button('Roll').click();
  await expect(table.movable().first()).toBeVisible();
  await translate(page);
  await table.turn();
  await table.askToResign();
  await table.button('Single game').click();
  await table.button('Accept').click();
  await expect(table.strip(/wins a single game: 1 point/)).toBeVisible();
  // The card takes the place of the players until the next game.
  await table.button('Next game').click();
  await expect(table.score('White').or(table.score('Black')).getByText('1')).toBeVisible();
  expect(table.problems).toEqual([]);
});
