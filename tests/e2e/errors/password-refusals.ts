import { expect } from '@playwright/test';
import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import type { Visit } from './visit.ts';

/** Checks the errors when a default password is changed. */
export async function checkChangeRefusals({ page, site, say }: Visit): Promise<void> {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).logIn('default1', 'Welcome1!');
  const change = page.getByRole('dialog', { name: say('change-password:title') });
  const submit = change.getByRole('button', { name: say('change-password:submit') });
  for (const [password, again, key] of [
    ['', '', 'required'],
    ['Welcome2!', 'Welcome3!', 'confirm'],
    ['Welcome1!', 'Welcome1!', 'same'],
  ] as const) {
    await change.getByLabel(say('change-password:new'), { exact: true }).fill(password);
    await change.getByLabel(say('change-password:confirm'), { exact: true }).fill(again);
    await submit.click();
    await expect(change).toContainText(say(`change-password:fault.${key}`));
  }
  await change.getByRole('button', { name: say('shell:dialog.close') }).click();
}

/** Checks the errors when a password is reset with a code. */
export async function checkResetRefusals({ page, site, say }: Visit): Promise<void> {
  const forgot = new ForgotSheet(page, say);
  const sms = new SmsCode(page, say);
  await forgot.open(site.url);
  await sms.number.fill('+63 917 000 0013');
  await sms.code.fill('nothing');
  await forgot.disclaimer.check();
  await sms.code.press('Enter');
  await expect(forgot.sheet).toContainText(say('forgot-mobile:fault.missing'));
  await forgot.newPassword.fill('Fresh-2026!');
  await forgot.newPassword.press('Enter');
  await expect(sms.code).toHaveAccessibleDescription(say('shell:error.code.code_wrong'));
}
