// Changes settings from another page of the game: open dialogs and the page state are kept.
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { SETTINGS } from './stored';

/** Languages, English last. */
const LANGUAGES = ['de', 'fr', 'es', 'tr', 'el', 'ar', 'ja', 'en'];

/**
 * Opens a page on the same origin without a game, which shares the storage; returns a function that stores settings
 * there and waits until the root element of the game's page has an attribute with this value.
 */
export async function elsewhere(page: Page, context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('./manifest.webmanifest');
  await page.bringToFront();
  return async (settings: object, attribute: string, value: string) => {
    let isRepeated = false;
    await expect(async () => {
      await other.evaluate(
        ([key, text, isRepeated]) => {
          // Storing the same text again is not a change.
          if (isRepeated) localStorage.removeItem(key);
          localStorage.setItem(key, text);
        },
        [SETTINGS, JSON.stringify(settings), isRepeated] as const,
      );
      isRepeated = true;
      // A page that has just been opened does not listen yet.
      await expect(page.locator('html')).toHaveAttribute(attribute, value, { timeout: 5_000 });
    }).toPass();
  };
}

/** Returns a function that calls `check` in every language. */
export async function everyLanguage(page: Page, context: BrowserContext) {
  const choose = await elsewhere(page, context);
  return async (check: (language: string) => Promise<void>) => {
    for (const language of LANGUAGES) {
      await choose({ language, motion: 'off' }, 'lang', language);
      await check(language);
    }
  };
}
