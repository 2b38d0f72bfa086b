import { checkUploadProblems } from '../errors/upload-problems.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { photograph } from '../site/photograph.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');
const person = {
  payeename: 'Ana Cruz',
  birthday: '14-02-1990',
  placeOfBirth: 'Cebu',
  country: 'الإمارات',
  address: '12 Mabini Street',
  employerName: 'Harbour Works',
};

// @proves 5.24, 8.30 in Arabic, 8.33 in Arabic
test('the verification is in the player’s language, with countries and the brand’s age', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.setVerification('player6', 'N');
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).fill('player6', 'Sandbox1!');
  await page.keyboard.press('Enter');
  const kyc = page.getByRole('dialog', { name: 'تحقّق من هويتك' });
  const nationality = kyc.getByRole('combobox', { name: 'الجنسية' });
  await kyc.getByRole('button', { name: 'ابدأ' }).click();
  await nationality.fill('الإمارات');
  await expect(page.getByRole('listbox').getByRole('option', { disabled: false }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(nationality).toHaveValue('الإمارات العربية المتحدة');
  await kyc.getByLabel('تاريخ الميلاد', { exact: true }).fill('14-02-2010');
  await kyc.getByRole('button', { name: 'متابعة' }).click();
  await expect(kyc.getByText('يجب ألا يقلّ عمرك عن 18 سنة').last()).toBeVisible();
  await expectAccessible(page);

  const dialog = new KycDialog(page, say);
  await dialog.confirmUnderage('يجب ألا يقلّ عمرك عن 18 سنة');
  await dialog.fill(person);
  const calendar = await dialog.openCalendar();
  await expect(calendar.getByRole('grid', { name: 'فبراير 1990' }).locator(':focus')).toHaveText('14');
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dialog.birthday).toHaveValue('15-02-1990');
  await dialog.next();
  await checkUploadProblems(dialog, say);
  await expectAccessible(page);
  for (const side of ['idCardBack', 'idCardSelfie'])
    await dialog.choose(say(`kyc:documents.${side}`), { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph() });
  await site.set({ faults: [{ operation: 'uploadIdImages', kind: 'server-error' }] });
  await dialog.send();
  await expect(kyc.getByRole('alert').filter({ hasText: /./ })).toHaveText(say('shell:error.failed'));
  await site.set({ faults: [] });
  await dialog.send();
  await expect(dialog.sent).toContainText(say('kyc:sent.text'));
});
