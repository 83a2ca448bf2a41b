// `cargo xtask test` serves the page and passes its address in GAME_URL, the path of a browser in CHROME, and the path
// of a smaller browser, if there is one, in HEADLESS_SHELL; without either, the tests use the browser fetched by
// Playwright.
import { defineConfig } from '@playwright/test';

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Tests for every browser: `cargo xtask test` sets WEBKIT if Playwright's own WebKit build starts. */
const webkit = {
  name: 'webkit',
  testMatch: /(smoke|turn)\.spec\.ts/,
  use: { browserName: 'webkit' as const, launchOptions: {}, viewport: { width: 1440, height: 900 } },
};

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: 600_000,
  // Long enough for a machine that is also compiling; failures are rare and may take long.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on a retry leaves a trace, and fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // Tests mostly wait for animations, so three of them fill two cores.
  workers: Number(process.env.BROWSER_TESTS ?? 3),
  reporter: 'list',
  use: {
    baseURL: process.env.GAME_URL,
    browserName: 'chromium',
    // A missing element is reported early, by name.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL || process.env.CHROME || undefined,
      args: process.env.NO_SANDBOX ? ['--no-sandbox', ...quiet] : quiet,
    },
    trace: 'on-first-retry',
    // Caching a whole release in each fresh browser takes as long as the rest of a short test, so only the tests about
    // caching allow it.
    serviceWorkers: 'block',
    // Animations take a quarter of a turn's time, so only the tests about playing enable them.
    contextOptions: { reducedMotion: 'reduce' },
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
    ...(process.env.WEBKIT ? [webkit] : []),
  ],
});
