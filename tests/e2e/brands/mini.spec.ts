import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'mini' });

test('mini only offers the log-in: no registration, other language or back office', {
  tag: ['@desktop', '@home', '@login-username'],
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(header.logIn).toBeVisible();
  await expect(header.register).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Language/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  for (const path of ['/register', '/agent', '/agentHome']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
