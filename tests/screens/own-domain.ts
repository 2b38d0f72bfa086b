import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import type { RunningSite } from '../e2e/site/running-site.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Serves a site to a page under the brand's own domain, so that a picture shows the address that players see.
 * @returns the site's address without a trailing slash
 */
export async function serveUnderOwnDomain(page: Page, site: RunningSite, brand: string): Promise<string> {
  const origin = `https://${domainOf(brand)}`;
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, site.url);
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });
  // No live updates in a picture.
  await page.routeWebSocket(`${origin.replace('https:', 'wss:')}/**`, () => undefined);
  return origin;
}

/** @throws when the package has no such brand, or the brand has no domain */
function domainOf(brand: string): string {
  const { brands } = loadBrands(openWorkspace(ROOT, undefined));
  const domain = brands.find(({ id }) => id === brand)?.domains[0];
  if (domain === undefined) throw new Error(`The brand ${brand} names no domain.`);
  return domain;
}
