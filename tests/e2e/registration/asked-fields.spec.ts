import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

const SHOWN = { enabled: true, required: true };

test('what the operator asks for is taken as its rule has it, and is in My account', {
  tag: ['@phone', '@register-username', '@my-account'],
}, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  await site.set({
    registrationRules: {
      birthday: { acceptedPattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
      ...{ paymentPassword: SHOWN, idNumber: SHOWN, line: SHOWN },
    },
  });
  await page.goto(`${site.url}/register`);
  const payment = sheet.dialog.getByLabel('Payment password');
  await sheet.field('Username').fill('ilang7');
  await sheet.choosePassword('Bayani-26!');
  await payment.fill('123456');
  await sheet.next();

  const birthday = sheet.field('Date of birth');
  await sheet.field('Full name').fill('Maria Santos');
  await sheet.field('ID number').fill('PH-2204417');
  await expect(birthday).toHaveAttribute('placeholder', 'yyyy-mm-dd');
  await birthday.fill('14-08-1996');
  await sheet.next();
  await expect(birthday).toHaveAccessibleDescription(/write year-month-day/);
  await birthday.clear();
  await birthday.fill('19960814');
  await expect(birthday).toHaveValue('1996-08-14');
  await expectAccessible(page);
  await sheet.next();

  await sheet.field('LINE').fill('ilang.ilang');
  await sheet.accept();
  await sheet.send();
  await expect(payment).toHaveAccessibleDescription(/too easy to guess/);
  await payment.fill('482915');
  await sheet.next();
  await sheet.next();
  await sheet.send();
  await expect(sheet.dialog).toBeHidden();

  await page.goto(`${site.url}/member?page=securityCenter`);
  const main = page.getByRole('main');
  for (const shown of ['••-••-1996', '•••• 4417', 'i•••']) await expect(main).toContainText(shown);
  await expect(main.getByRole('button', { name: 'Set payment password' })).toHaveCount(0);
});
