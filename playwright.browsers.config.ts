import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { EngineName, Look } from './tests/browsers/engines/engine.ts';

const LOOKS: Record<string, Look> = {
  phone: { size: { width: 390, height: 844 }, isPhone: true, scheme: 'dark' },
  desktop: { size: { width: 1440, height: 900 }, isPhone: false, scheme: 'dark' },
};

/** `npm test` makes a sample of them, without Chromium, which its other journeys are in. */
const isWhole = process.env['ENGINES'] === 'all';
const engines: EngineName[] = isWhole ? ['chromium', 'firefox', 'webkit'] : ['firefox', 'webkit'];

/** The journeys that are made in every engine: `npm run test:browsers`. */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: 'tests/browsers',
  timeout: 240_000,
  ...(!isWhole && { grep: /@sample/ }),
  projects: engines.flatMap((engineName) =>
    Object.entries(LOOKS).map(([window, look]) => ({
      name: `${engineName}-${window}`,
      grepInvert: window === 'phone' ? /@desktop/ : /@phone/,
      use: { ...base.use, engineName, look },
    })),
  ),
});
