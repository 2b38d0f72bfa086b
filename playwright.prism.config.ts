import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const { globalSetup: _sandboxes, projects = [], ...rest } = base;

/** Sites before a mock that knows the contract alone: `npm run test:prism`. */
export default defineConfig({
  ...rest,
  testDir: 'tests/prism',
  workers: 1,
  projects: projects.filter(({ name }) => name === 'phone-words'),
});
