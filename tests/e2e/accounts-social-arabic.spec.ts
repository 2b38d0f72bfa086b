import { expectAccessible } from './site/audit.ts';
import { expect, test } from './site/test.ts';

test.use({ brand: 'oasis' });

test('a blocked window is said in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'المتابعة باستخدام Google' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'النافذة المنبثقة محظورة، اسمح بالنوافذ المنبثقة',
  );
  await expectAccessible(page);
});
