// The page is served by `cargo xtask test`, which names its address in GAME_URL and a browser's program in CHROME, and
// in HEADLESS_SHELL a smaller one if there is one; without both it is what Playwright has fetched for itself.
import { defineConfig } from '@playwright/test';

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What every browser has to do: `cargo xtask test` sets WEBKIT where Playwright's own build of it starts. */
const webkit = {
  name: 'webkit',
  testMatch: /(smoke|turn)\.spec\.ts/,
  use: { browserName: 'webkit' as const, launchOptions: {}, viewport: { width: 1440, height: 900 } },
};

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: 300_000,
  // Long enough for a machine that compiles meanwhile; what fails is seldom and may take long.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when it is retried leaves a trace, and fails the run.
  retries: 0,
  failOnFlakyTests: true,
  // Much of a test is waiting for what moves: three fill two cores.
  workers: Number(process.env.BROWSER_TESTS ?? 3),
  reporter: 'list',
  use: {
    baseURL: process.env.GAME_URL,
    browserName: 'chromium',
    // What is not on the page fails soon, and says what was looked for.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL || process.env.CHROME || undefined,
      args: process.env.NO_SANDBOX ? ['--no-sandbox', ...quiet] : quiet,
    },
    trace: 'on-first-retry',
    // Keeping a whole release in each fresh browser takes as long as all else that a short test does: only the tests that
    // are about it allow it.
    serviceWorkers: 'block',
    // Drawing what travels takes a quarter of a turn's time: the tests that are about playing let it travel.
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
