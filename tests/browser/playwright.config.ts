// The page is served by `cargo xtask test`, which names its address in GAME_URL and a browser's program in CHROME;
// without CHROME it is the browser that Playwright has fetched for itself.
import { defineConfig } from '@playwright/test';

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: 600_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.GAME_URL,
    browserName: 'chromium',
    // What is not on the page fails soon, and says what was looked for.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROME || undefined,
      args: process.env.NO_SANDBOX ? ['--no-sandbox', ...quiet] : quiet,
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: /touch\.spec\.ts/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /(smoke|touch)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'phone on its side',
      testMatch: /smoke\.spec\.ts/,
      use: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
    },
  ],
});
