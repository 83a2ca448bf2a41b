// Pictures of a match's review, in every theme on three screens, and in Arabic.
import { expect, test, type Page } from '@playwright/test';
import { Library, mat } from '../library';
import { SETTINGS } from '../stored';
import { SCREENS, THEMES, picture } from './picture';

/** Reopens the same place in the review on this screen with these settings, and takes a picture. */
async function shown(page: Page, screen: string, settings: object) {
  const [width, height, scale] = SCREENS[screen];
  await page.setViewportSize({ width, height });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify(settings)]);
  await page.reload();
  await expect(page.locator('.review-decision > table').first()).toBeVisible();
  // Once the line of the match has been drawn, the stored review has been read.
  await expect(page.locator('.sill path').first()).toBeAttached();
  const name = 'language' in settings ? `review-${screen}-arabic` : `review-${screen}-${(settings as { theme: string }).theme}`;
  await picture(page, name, scale);
}

test('the review in every theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const library = new Library(page);
  await library.open();
  await library.read(mat('seven.mat'));
  await library.agree();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 240_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  for (const screen of ['desk', 'tablet', 'phone']) {
    for (const theme of THEMES) await shown(page, screen, { theme });
    await shown(page, screen, { theme: 'walnut', language: 'ar' });
  }
});
