import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const WHOLE = { testDir: 'tests/hostile', testMatch: 'whole.spec.ts' };
const phone = base.projects?.find(({ name }) => name === 'phone-words')?.use ?? {};

/** Every screen under every mode of a hostile platform: `npm run hostile`. */
export default defineConfig({
  ...base,
  projects: [
    { ...WHOLE, name: 'hostile', use: phone, grepInvert: /@pictures/ },
    { ...WHOLE, name: 'hostile-pictures', use: { viewport: { width: 390, height: 844 } }, grep: /@pictures/ },
  ],
});
