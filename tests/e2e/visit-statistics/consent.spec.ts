import { CONSENT_KEY } from '#app/shell/consent/consent.ts';
import { ConsentPrompt } from '../page-models/consent-prompt.ts';
import { Keyboard } from '../page-models/keyboard.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { expectAccessible } from '../site/audit.ts';
import { mockGoogleTag } from '../site/google-tag-mock.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'bazaar', workspace: 'tests/fixtures/workspace' });

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=G-BAZAAR01';
const HALF_A_YEAR = 183 * 24 * 60 * 60 * 1000;

test('nothing of Google is loaded or stored without consent, and rejecting is as easy as accepting', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const google = await mockGoogleTag(page);
  const prompt = new ConsentPrompt(page);
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(prompt.region).toBeVisible();
  await expectAccessible(page);
  await expect(prompt.close).toHaveCount(0);
  const looks = await Promise.all(
    [prompt.reject, prompt.accept].map((button) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontWeight, width, height };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);

  await new Keyboard(page).press(prompt.reject);
  await expect(prompt.region).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(prompt.footerEntry).toBeVisible();
  await expect(prompt.region).toHaveCount(0);
  expect(google.requested).toEqual([]);
  expect(await google.cookies()).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('visits are counted after consent, by path, until it is withdrawn in the footer', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const google = await mockGoogleTag(page);
  const prompt = new ConsentPrompt(page);
  await page.goto(`${site.url}/rng?vassalage=AB`);
  await prompt.accept.click();
  await expect.poll(() => google.cookies()).toEqual(['_ga', '_ga_BAZAAR01']);
  expect(google.requested).toEqual([SCRIPT]);
  const [first, , , update] = await google.commands();
  expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
  expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  await new SiteFooter(page).follow('Privacy');
  await expect
    .poll(async () => (await google.commands()).at(-1))
    .toEqual(['event', 'page_view', { page_location: `${site.url}/help` }]);
  expect(JSON.stringify(await google.commands())).not.toContain('vassalage');

  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeFocused();
  await prompt.footerEntry.click();
  await expect(prompt.region).toContainText('You accepted on');
  await expect(prompt.region.getByRole('heading')).toBeFocused();
  await prompt.reject.click();
  await expect(prompt.footerEntry).toBeFocused();
  await expect.poll(() => google.cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ga-disable-G-BAZAAR01'))).toBe(true);
});

test('the privacy text says what was answered, and half a year later the site asks again', {
  tag: ['@desktop', '@help'],
}, async ({ page, site }) => {
  const google = await mockGoogleTag(page);
  const prompt = new ConsentPrompt(page);
  const answer = page.getByRole('region', { name: 'Privacy' }).getByText(/^You accepted on/);
  await page.goto(`${site.url}/help#privacy`);
  await prompt.accept.click();
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: 'Change your answer' }).click();
  await prompt.close.click();
  await expect(answer).toBeVisible();

  await page.evaluate(
    ([key, age]) => {
      const [given, date = ''] = localStorage.getItem(key)?.split(' ') ?? [];
      localStorage.setItem(key, `${given} ${new Date(Date.parse(date) - age).toISOString()}`);
    },
    [CONSENT_KEY, HALF_A_YEAR] as const,
  );
  const before = google.requested.length;
  await page.reload();
  await expect(prompt.reject).toBeVisible();
  await expect(answer).toHaveCount(0);
  expect(google.requested).toHaveLength(before);
});
