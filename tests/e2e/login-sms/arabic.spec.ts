import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

test('the log-in by SMS works right to left', { tag: '@phone' }, async ({ page, site }) => {
  const sms = new SmsCode(page, wordsOf('AR'));
  await page.goto(`${site.url}/login`);
  await page.getByRole('tab', { name: 'رسالة SMS' }).click();
  await sms.number.fill('12');
  await sms.get.click();
  await expect(page.getByText('يُرجى إدخال رقم هاتف محمول صالح')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await new LogInSheet(page, wordsOf('AR')).disclaimer.check();
  await sms.chooseCountry('الفلبين');
  await sms.code.fill(await sms.ask(site.url, '٠٩١٧٠٠٠٠٠١٥'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveCount(0);
});
