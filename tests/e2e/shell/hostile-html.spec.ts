import type { Page } from '@playwright/test';
import { hostileGiants, hostileHtml } from '#app/shell/content/hostile-html.fixture.ts';
import { expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

/** Chromium's message for a blocked request. */
const REFUSED = /^console: .*(The action has been blocked\.|will not be executed\.)$/s;
const samples = [...hostileHtml, ...hostileGiants];

test('hostile HTML from the platform runs nothing, requests nothing and breaks nothing', { tag: '@phone' }, async ({
  page,
  site,
  troubles,
}) => {
  const seen = await watch(page, site.url);
  await page.route(/MCSFE_getListAnnouncements\?.*types=PU/, async (route) => {
    const popup = samples.map((content, place) => ({
      id: place + 1,
      execution: 'B',
      title: `Sample ${place}`,
      content,
    }));
    await route.fulfill({
      json: { success: true, value: { banners: [], notices: [], player: [], promotion: [], popup } },
    });
  });
  await page.goto(`${site.url}/index`);
  const dialog = page.getByRole('dialog', { name: 'Sample 0' });
  await expect(dialog.getByText(`Sample ${samples.length - 1}`, { exact: true })).toBeAttached();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 2000);

  await test.step('ran, requested and opened nothing', async () => {
    expect(seen).toEqual([]);
    expect(page.url()).toBe(`${site.url}/index`);
    expect(page.frames()).toHaveLength(1);
    expect(await page.evaluate(() => [typeof document.cookie, document.forms.length, document.baseURI])).toEqual([
      'string',
      0,
      `${site.url}/index`,
    ]);
  });

  await test.step('keeps everything in place', async () => {
    expect(await dialog.evaluate(escapees)).toEqual([]);
    await expectNoSidewaysScroll(page);
    const body = dialog.locator(':scope > div').nth(1);
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('opens links in a new tab, and names their host', async () => {
    const links = await dialog
      .locator('a[href^="http"]')
      .evaluateAll((all) =>
        all.flatMap((link) =>
          link instanceof HTMLAnchorElement
            ? [{ rel: link.rel, target: link.target, isStated: link.textContent?.endsWith(`(${link.host})`) }]
            : [],
        ),
      );
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toEqual({ rel: 'noopener noreferrer', target: '_blank', isStated: true });
  });

  await test.step('the policy blocked everything that was parsed', async () => {
    expect(troubles.splice(0).filter((trouble) => !REFUSED.test(trouble))).toEqual([]);
  });

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
});

/** Records what a sample does: calls the canary, opens a window, requests another site, or navigates. */
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
function escapees(dialog: Element): string[] {
  const contents = [...dialog.querySelectorAll('section > div *')];
  if (contents.length < 1000) return [`There are only ${contents.length} elements.`];
  return contents.flatMap((element) => {
    const { position, float, zIndex, animationName, backgroundImage } = getComputedStyle(element);
    const isFree = position !== 'static' || float !== 'none' || zIndex !== 'auto';
    const isDecked = animationName !== 'none' || backgroundImage !== 'none';
    const named = ['id', 'name', 'class', 'style', 'src'].filter((name) => element.hasAttribute(name));
    const isStrange = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    return isFree || isDecked || isStrange || named.length > 0 ? [element.outerHTML.slice(0, 120)] : [];
  });
}
