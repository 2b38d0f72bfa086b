import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.16
test('a log-in includes a proof of work without contacting a third party', {
  tag: '@phone',
}, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  const hosts = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    hosts.add(host);
    if (pathname.startsWith('/wps/verification/') || pathname === '/wps/session/login') calls.push(pathname);
  });
  await page.goto(`${site.url}/login`);
  await sheet.logIn('player5', 'Sandbox1!');
  await expect(new SiteHeader(page).account).toBeVisible();
  expect(calls).toEqual(['/wps/verification/bot', '/wps/session/login']);
  expect([...hosts]).toEqual([new URL(site.url).host]);
});
