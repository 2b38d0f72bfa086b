import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { readBrands } from './tests/matrix/brand-shape.ts';

/** Every page of every brand: `npm run test:matrix`. A project is a brand, so that its cells share one site. */
export default defineConfig({
  ...base,
  testDir: 'tests/matrix',
  testMatch: 'whole.spec.ts',
  projects: readBrands(import.meta.dirname).map(({ id }) => ({
    name: id,
    grep: new RegExp(`@${id}\\b`),
    use: { brand: id },
  })),
});
