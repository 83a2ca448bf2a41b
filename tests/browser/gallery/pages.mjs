// Takes pictures of the pages that `PICTURES=DIR cargo test -p app --lib pictures` has written to DIR:
//   node gallery/pages.mjs DIR [NAME,...] [SIZE,...] [THEME,...] [light,dark,forced]
// The sizes `double` and `double-small` are those of a desk and of a small window at 200 %; `forced` has forced colours.
// CHROME names the browser's program where Playwright has none of its own.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

const SIZES = { wide: [1920, 1080], huge: [2560, 1440], desk: [1440, 900], small: [1280, 720], tablet: [768, 1024], aside: [844, 390], phone: [390, 844], double: [720, 450], 'double-small': [640, 360] };

const [folder, names, sizes = 'desk,phone', themes = 'felt', modes = 'light'] = process.argv.slice(2);
const pages = readdirSync(folder).filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5));
const wanted = names ? names.split(',') : pages;
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ['--no-sandbox', '--disable-gpu'] });
for (const name of wanted) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`file://${resolve(folder)}/${name}.html`);
  // The program would open the dialogs that have something in them, and check what is chosen.
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) if (dialog.children.length) dialog.showModal();
    for (const radio of document.querySelectorAll('input[type=radio]')) {
      if (!document.querySelector(`input[name="${radio.name}"]:checked`)) radio.checked = true;
    }
  });
  for (const theme of themes.split(',')) {
    for (const mode of modes.split(',')) {
      await page.emulateMedia({ forcedColors: mode === 'forced' ? 'active' : 'none' });
      await page.evaluate(([theme, mode]) => Object.assign(document.documentElement.dataset, { theme, mode }), [theme, mode === 'forced' ? 'light' : mode]);
      for (const size of sizes.split(',')) {
        const [width, height] = SIZES[size];
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${mode}.png` });
      }
    }
  }
  await page.close();
}
await browser.close();
