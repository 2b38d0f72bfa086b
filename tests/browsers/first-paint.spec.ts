import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { expect, test } from './test.ts';

test('the page as it is sent is complete and styled, and the console stays empty', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  const sent = await (await fetch(`${site.url}/index`)).text();
  expect(sent).toContain('<header');
  await page.goto(`${site.url}/index`);
  const header = new SiteHeader(page);
  await expect(header.logIn).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const shown = await page.locator('html').evaluate((html) => {
    const { backgroundColor, fontFamily } = getComputedStyle(html);
    return {
      isStyled: backgroundColor !== 'rgba(0, 0, 0, 0)' && fontFamily !== '',
      excess: html.scrollWidth - innerWidth,
    };
  });
  expect(shown.isStyled).toBe(true);
  expect(shown.excess).toBeLessThanOrEqual(0);
  // Engines disagree on what an icon is in a row that is too long.
  const icons = await page.locator('svg[width]').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility())
      .map((icon) => ({ width: getComputedStyle(icon).width, asked: `${icon.getAttribute('width')}px` }))
      .filter(({ width, asked }) => width !== asked),
  );
  expect(icons).toEqual([]);
});
