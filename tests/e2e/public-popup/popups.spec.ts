import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.42, GET /wps/relay/MCSFE_getListAnnouncements, 2.58
test('popups open for visitors and members, and stay closed once closed by their button', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const forVisitors = page.getByRole('dialog', { name: 'Welcome' });
  const forMembers = page.getByRole('dialog', { name: 'Weekend matches' });
  await site.set({ popups: true });
  await page.goto(`${site.url}/index`);
  await expect(forVisitors).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  const { width = 0, height = 0 } = (await forVisitors.boundingBox()) ?? {};
  expect([width, height]).toEqual([200, 200]);
  await expectAccessible(page);
  await forVisitors.getByRole('button', { name: 'Close' }).click();
  await expect(forVisitors).toBeHidden();
  await logInAs(page, site, 'player9');
  await page.goto(`${site.url}/index`);
  await forMembers.getByRole('button', { name: 'Close' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
