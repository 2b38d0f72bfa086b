import type { Page } from '@playwright/test';

/** Stands in for Google's servers, none of which is called. */
export interface GoogleTagMock {
  /** Addresses that the page requested from Google. */
  readonly requested: readonly string[];
  /** Commands that the page gave to Google's script, as lists. */
  commands(): Promise<unknown[][]>;
  /** Names of Google's cookies on the page. */
  cookies(): Promise<string[]>;
}

/** Imitates the effects of Google's script that a visitor's device shows. */
const SCRIPT = `
  globalThis.google_tag_manager = {};
  for (const name of ['_ga', '_ga_BAZAAR01']) document.cookie = name + '=GS1.1; Path=/; Max-Age=9000; SameSite=Lax';
`;

export async function mockGoogleTag(page: Page): Promise<GoogleTagMock> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/google|doubleclick/.test(new URL(request.url()).host)) requested.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  return {
    requested,
    commands: () => page.evaluate(() => Array.from(globalThis.dataLayer ?? [], (command) => Array.from(command))),
    cookies: async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga')),
  };
}

declare global {
  var dataLayer: IArguments[] | undefined;
}
