// Screenshots in tests/gallery, taken by `cargo xtask gallery`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'gallery',
  testMatch: '*.gallery.ts',
  use: { ...tests.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'gallery' }],
});
