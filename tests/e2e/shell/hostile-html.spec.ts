import type { Locator, Page } from '@playwright/test';
import { hostileGiants, hostileHtml } from '#app/shell/content/hostile-html.fixture.ts';
import { expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

/** Chromium's message for a blocked request. */
const REFUSED = /^console: .*(The action has been blocked\.|will not be executed\.)$/s;
const samples = [...hostileHtml, ...hostileGiants];
/** Most popups that the contract allows in one answer. */
const POPUPS = 100;
const batches = Array.from({ length: Math.ceil(samples.length / POPUPS) }, (_, place) =>
  samples.slice(place * POPUPS, (place + 1) * POPUPS),
);

// The expected reports must not hide why a test failed earlier.
test.afterEach(({ troubles }) => {
  troubles.push(...troubles.splice(0).filter((trouble) => !REFUSED.test(trouble)));
});

test('hostile HTML from the platform runs nothing, requests nothing and breaks nothing', { tag: '@phone' }, async ({
  page,
  site,
  troubles,
}) => {
  const seen = await watch(page, site.url);
  const shown = { elements: 0, links: 0 };
  for (const [place, contents] of batches.entries()) {
    await test.step(`popups ${place * POPUPS} and on`, async () => {
      const popup = contents.map((content, index) => {
        const id = place * POPUPS + index + 1;
        return { id, execution: 'B', title: `Sample ${id}`, content };
      });
      await page.route(/MCSFE_getListAnnouncements\?.*types=PU/, (route) => {
        const value = { banners: [], notices: [], player: [], promotion: [], popup };
        return route.fulfill({ json: { success: true, value } });
      });
      await page.goto(`${site.url}/index`);
      const dialog = page.getByRole('dialog', { name: `Sample ${popup[0]?.id}`, exact: true });
      await expect(dialog.getByText(`Sample ${popup.at(-1)?.id}`, { exact: true })).toBeAttached();
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 2000);

      expect(seen).toEqual([]);
      expect(page.url()).toBe(`${site.url}/index`);
      expect(page.frames()).toHaveLength(1);
      expect(await page.evaluate(() => [typeof document.cookie, document.forms.length, document.baseURI])).toEqual([
        'string',
        0,
        `${site.url}/index`,
      ]);
      shown.elements += await checkPlaces(page, dialog);
      shown.links += await checkLinks(dialog);
      // The policy blocked everything that was parsed.
      expect(troubles.splice(0).filter((trouble) => !REFUSED.test(trouble))).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
      await page.unroute(/MCSFE_getListAnnouncements\?.*types=PU/);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  expect(shown.elements).toBeGreaterThan(1000);
  expect(shown.links).toBeGreaterThan(5);
});

/** Everything is in its place. @returns how many elements there are */
async function checkPlaces(page: Page, dialog: Locator): Promise<number> {
  const { count, strays } = await dialog.evaluate(escapees);
  expect(strays).toEqual([]);
  await expectNoSidewaysScroll(page);
  const body = dialog.locator(':scope > div').nth(1);
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  return count;
}

/** Links open in a new tab and name their host. @returns how many there are */
async function checkLinks(dialog: Locator): Promise<number> {
  const links = await dialog
    .locator('a[href^="http"]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        link instanceof HTMLAnchorElement
          ? [{ rel: link.rel, target: link.target, isStated: link.textContent?.endsWith(`(${link.host})`) }]
          : [],
      ),
    );
  for (const link of links) expect(link).toEqual({ rel: 'noopener noreferrer', target: '_blank', isStated: true });
  return links.length;
}

/** Records the effects of a sample: it calls the canary, opens a window, requests another site, or navigates. */
async function watch(page: Page, own: string): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('canary', () => seen.push('ran'));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isElsewhere = protocol !== 'data:' && protocol !== 'blob:' && origin !== own;
    if (isElsewhere || request.url().includes('canary')) seen.push(`requested ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void seen.push(`opened ${popup.url()}`));
  page.on('frameattached', (frame) => void seen.push(`frame ${frame.url()}`));
  return seen;
}

/** Elements outside the flow, of other namespaces, or with attributes reserved for the site. */
function escapees(dialog: Element): { count: number; strays: string[] } {
  const contents = [...dialog.querySelectorAll('section > div *')];
  const strays = contents.flatMap((element) => {
    const { position, float, zIndex, animationName, backgroundImage } = getComputedStyle(element);
    const isFree = position !== 'static' || float !== 'none' || zIndex !== 'auto';
    const isDecked = animationName !== 'none' || backgroundImage !== 'none';
    const named = ['id', 'name', 'class', 'style', 'src'].filter((name) => element.hasAttribute(name));
    const isStrange = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    return isFree || isDecked || isStrange || named.length > 0 ? [element.outerHTML.slice(0, 120)] : [];
  });
  return { count: contents.length, strays };
}
