import { test } from '../site/test.ts';

const OTHER = 'https://www.aurora.example';

test('a visit continues on the domain that the platform names', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await page.route(`${OTHER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Moved</h1>' }));
  await site.set({ domainMoved: true });
  await page.goto(`${site.url}/rng?referralCode=R1#top`);
  await page.waitForURL(`${OTHER}/rng?referralCode=R1#top`);
});
