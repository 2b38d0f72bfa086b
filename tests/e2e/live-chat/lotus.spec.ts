import { SupportDesk } from '../page-models/support-desk.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'lotus' });

test('a phone opens customer service from its menu, full screen', { tag: '@phone' }, async ({ page, site }) => {
  const desk = new SupportDesk(page);
  await page.addInitScript(() => window.top === window && localStorage.setItem('lang', 'EN'));
  await page.goto(`${site.url}/rng?vassalage=JDW`);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/rng\?vassalage=JDW$/);
  await desk.chooseDesk('General questions');
  await desk.talk.getByRole('button', { name: 'When a game stops' }).click();
  await expect(desk.talk.getByText('If you lose your connection, the vendor completes the round')).toBeVisible();
  await expectAccessible(page);
  await desk.closeChat();

  await site.set({ supportClosed: true });
  await page.goto(`${site.url}/help#contact`);
  await desk.open('chat');
  await expect(desk.chat.getByText('We’re offline at the moment')).toBeVisible();
  await desk.closeChat();
  await desk.open('feedback');
  await desk.write(desk.feedback, 'Red is my colour', 'feedback');
  // It stays open while a pointer is over it.
  await desk.thanks('feedback').hover();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
