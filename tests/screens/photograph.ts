import type { Browser, Page } from '@playwright/test';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../e2e/site/accept-disclaimer.ts';
import type { RunningSite } from '../e2e/site/running-site.ts';
import { serveUnderOwnDomain } from './own-domain.ts';
import { PHONE, type Shot } from './pictures.ts';

/** Takes a screenshot of a page of a brand's site. */
export async function photograph(browser: Browser, site: RunningSite, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: shot.window,
    // Rendered at twice the size and scaled down, since whole pixels would round spaces between words away.
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    isMobile: shot.window === PHONE,
  });
  const page = await context.newPage();
  try {
    await page.addInitScript((scheme) => localStorage.setItem('scheme', scheme), shot.scheme);
    await acceptDisclaimer(page);
    await acceptDisclaimerAgain(page);
    const origin = await serveUnderOwnDomain(page, site, shot.brand);
    if (shot.person !== undefined) await logIn(page, origin, shot.person);
    if (shot.switches) await site.set(shot.switches);
    await page.goto(origin + shot.path, { waitUntil: shot.ready ? 'load' : 'networkidle' });
    if (shot.ready) {
      await page.getByText(shot.ready).first().waitFor();
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      );
    }
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    if (shot.switches) await site.reset();
    // Pending requests of the page end with it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function logIn(page: Page, origin: string, person: string): Promise<void> {
  const path = person.startsWith('agent') ? '/agent' : '/login';
  await page.goto(origin + path);
  await page.locator('input[autocomplete^="username"]').fill(person);
  await page.locator('input[autocomplete="current-password"]').fill('Sandbox1!');
  const disclaimer = page.locator('input[name="accept-disclaimer"]');
  if ((await disclaimer.count()) > 0) await disclaimer.check();
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== path);
}
