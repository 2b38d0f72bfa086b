import type { Page } from '@playwright/test';

/** Collects the calls of a page that the platform refuses to the account, as method and path. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() === 403) refusals.push(`${answer.request().method()} ${pathname}`);
  });
  return refusals;
}
