import { expect } from '@playwright/test';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../e2e/site/accept-disclaimer.ts';
import { alwaysWaitForHydration } from '../e2e/site/hydration.ts';
import { followClock } from '../e2e/site/page-clock.ts';
import { siteTest } from '../e2e/site/site-test.ts';
import { chromiumEngine } from './engines/chromium.ts';
import type { Engine, EngineName, Look, Visit } from './engines/engine.ts';
import { firefoxEngine } from './engines/firefox.ts';
import { webkitEngine } from './engines/webkit.ts';

export interface BrowserOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends BrowserOptions {
  engine: Engine;
}

interface TestFixtures {
  look: Look;
  /** A window of its own, which keeps nothing. */
  visit: Visit;
}

/** A journey in any engine: `page` is of the project's. It fails on errors of the page, as far as the engine tells them. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  look: [{ size: { width: 390, height: 844 }, isPhone: true, scheme: 'dark' }, { option: true }],
  engine: [
    async ({ engineName, launchOptions }, use) => {
      const engine = engineOf(engineName, launchOptions);
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, look }, use) => {
    const visit = await engine.visit(look);
    await use(visit);
    const troubles = await visit.troubles();
    await visit.close();
    expect(troubles).toEqual([]);
  },
  page: async ({ visit: { page }, disclaimer, javaScriptEnabled, running }, use, info) => {
    await followClock(page, await running.ahead());
    if (javaScriptEnabled) alwaysWaitForHydration(page);
    if (disclaimer === 'accepted') {
      await acceptDisclaimer(page);
      await acceptDisclaimerAgain(page);
    }
    await use(page);
    if (info.status !== info.expectedStatus) await page.screenshot({ path: info.outputPath('failed.png') });
  },
  baseURL: async ({ running }, use) => use(running.url),
});

export { expect } from '@playwright/test';

function engineOf(name: EngineName, launchOptions: object): Engine {
  if (name === 'chromium') return chromiumEngine(launchOptions);
  if (name === 'firefox') return firefoxEngine(pathOf('FIREFOX_PATH'));
  return webkitEngine(pathOf('WEBKIT_DRIVER_PATH'), pathOf('WEBKIT_BROWSER_PATH'));
}

function pathOf(name: string): string {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is not set: run the browsers' journeys by npm run test:browsers.`);
  return path;
}
