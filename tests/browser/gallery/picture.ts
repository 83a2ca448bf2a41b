// Themes and screen sizes of the gallery, and the function that takes a picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Page } from '@playwright/test';

const FOLDER = '../gallery';
export const THEMES = ['walnut', 'felt', 'midnight', 'paper', 'flat'];
/** Width and height of each screen in pixels, and the scale of its picture. */
export const SCREENS: Record<string, [number, number, number]> = {
  desk: [1440, 900, 0.5],
  tablet: [820, 1180, 0.5],
  phone: [390, 844, 0.75],
  'phone-aside': [844, 390, 0.75],
};

/** Stores a screenshot of the page under this name, in the gallery or in another folder. */
export async function picture(page: Page, name: string, scale: number, folder = FOLDER) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, ...size, scale },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}
