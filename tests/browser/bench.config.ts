// Benchmarks: tests that print figures without assertions. `cargo xtask bench` runs them.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'bench',
  testMatch: '*.bench.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 3_600_000,
  use: { ...tests.use, trace: 'off', serviceWorkers: 'allow', contextOptions: {} },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
