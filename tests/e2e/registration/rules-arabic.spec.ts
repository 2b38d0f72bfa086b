import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

test('a hostile or broken rule blocks no registration, and other rules are in Arabic with their numbers', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { dialog } = new RegistrationSheet(page, wordsOf('AR'));
  const write = async (password: string, again = password) => {
    await dialog.getByLabel('كلمة المرور', { exact: true }).fill(password);
    await dialog.getByLabel('تأكيد كلمة المرور').fill(again);
    await dialog.getByRole('button', { name: 'متابعة' }).click();
  };
  await page.goto(`${site.url}/register`);
  await dialog.getByLabel('اسم المستخدم').fill('bayani26');
  await write('bayani-26', 'bayani-27');
  const password = dialog.getByLabel('كلمة المرور', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/من 8 إلى 20 حرفًا. حرف لاتيني كبير وحرف صغير ورقم ورمز/);
  await expect(dialog).toContainText('تأكيد كلمة المرور غير مطابق');
  await expectAccessible(page);

  const rule = { enabled: true, required: true, minLength: 2, maxLength: 40 };
  await site.set({
    registrationRules: {
      username: { acceptedPattern: '^(([a-z])+.)+[A-Z]([a-z])+$', minLength: 0, maxLength: 0 },
      password: { acceptedPattern: '[' },
      payeeName: { ...rule, acceptedPattern: '^[A-Z]+$' },
    },
  });
  // The tab keeps the rules for five minutes.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.url}/register`);
  await dialog.getByLabel('اسم المستخدم').fill('a'.repeat(60));
  await write('Bayani-26!');

  await dialog.getByLabel('الاسم الكامل').fill('maria');
  await dialog.getByRole('button', { name: 'متابعة' }).click();
  await expect(dialog).toContainText('من 2 إلى 40 حرفًا. أحرف لاتينية كبيرة فقط');
  await expect(dialog.getByLabel('الاسم الكامل')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
