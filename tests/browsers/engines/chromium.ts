import { type Browser, chromium } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Chromium logs this for every refused call; journeys check how the page handles it. */
const REFUSED = 'Failed to load resource';

/** Chromium, by Playwright itself. @param launchOptions as of the other browser tests */
export function chromiumEngine(launchOptions: Parameters<typeof chromium.launch>[0]): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    async visit({ size, isPhone, scheme, storage }) {
      browser ??= chromium.launch(launchOptions);
      const context = await (await browser).newContext({
        viewport: size,
        hasTouch: isPhone,
        isMobile: isPhone,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        // A press of the page's button is enough if there is a window.
        permissions: ['clipboard-write'],
      });
      if (storage === 'off') await context.addInitScript(forbidStorage);
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith(REFUSED))
          troubles.push(`console: ${message.text()}`);
      });
      return { page, troubles: async () => troubles, close: () => context.close() };
    },
    async end() {
      await (await browser)?.close();
    },
  };
}

/** Chromium has no switch for it; with site data blocked, both storages throw when they are read. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
