import { ConsentPrompt } from '../page-models/consent-prompt.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { mockGoogleTag } from '../site/google-tag-mock.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'bazaar', workspace: 'tests/fixtures/workspace' });

const say = wordsOf('AR');

test('the prompt leaves a phone’s page and its bar usable, from right to left', {
  tag: '@phone',
}, async ({ page, site }) => {
  await mockGoogleTag(page);
  const prompt = new ConsentPrompt(page, say);
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'));
  await page.goto(`${site.url}/index`);
  await expect(prompt.region).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [box, bar] = await Promise.all(
    [prompt.region, page.getByRole('navigation', { name: say('shell:navigation.bar') })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(box && bar && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(box?.height).toBeLessThanOrEqual(844 / 2);

  // The end of the page can be scrolled above it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(async () => {
      const [footer, card] = await Promise.all([
        page.getByRole('contentinfo').boundingBox(),
        prompt.region.boundingBox(),
      ]);
      return (footer?.y ?? 0) + (footer?.height ?? 0) <= (card?.y ?? 0);
    })
    .toBe(true);

  // The log-in covers the prompt, which keeps away from the bets.
  await new SiteHeader(page, say).logIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${site.url}/index`);
  await prompt.reject.click();
  await expect(prompt.region).toHaveCount(0);
});
