import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every page of every brand in every window, scheme and language: `npm run test:matrix`. */
export default defineConfig({
  ...base,
  projects: [{ name: 'matrix', testDir: 'tests/matrix', testMatch: 'whole.spec.ts' }],
});
