import { LogInSheet } from './page-models/log-in-sheet.ts';
import { expectAccessible } from './site/audit.ts';
import { expect, test } from './site/test.ts';

test.use({ brand: 'oasis' });

test('the verification asks in the player’s language, for countries and the brand’s age too', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.review('player6', 'N');
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, 'تسجيل الدخول').fill('player6', 'Sandbox1!');
  await page.keyboard.press('Enter');
  const kyc = page.getByRole('dialog', { name: 'تحقّق من هويتك' });
  const nationality = kyc.getByRole('combobox', { name: 'الجنسية' });
  await kyc.getByRole('button', { name: 'ابدأ' }).click();
  await nationality.fill('الإمارات');
  await page.keyboard.press('Enter');
  await expect(nationality).toHaveValue('الإمارات العربية المتحدة');
  await kyc.getByLabel('تاريخ الميلاد', { exact: true }).fill('14-02-2010');
  await kyc.getByRole('button', { name: 'متابعة' }).click();
  await expect(kyc.getByText('يجب ألا يقلّ عمرك عن 18 سنة').last()).toBeVisible();
  await expectAccessible(page);
});
