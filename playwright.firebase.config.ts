import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Numbers that Firebase verifies, against its own auth emulator: `npm run test:firebase`. */
export default defineConfig({
  ...base,
  testDir: 'tests/firebase',
  workers: 1,
  projects: base.projects?.filter(({ name }) => name === 'phone') ?? [],
});
