import { expect } from '@playwright/test';
import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PASSWORD, type Visit } from './visit.ts';

/** Checks the errors of the log-in by username, from an empty form to an unknown account. */
export async function checkLogInRefusals({ page, site, say }: Visit): Promise<void> {
  const sheet = new LogInSheet(page, say);
  const says = (key: string) => expect(sheet.problem.first()).toHaveText(say(key));
  const captcha = sheet.dialog.getByLabel(say('shell:captcha.label'), { exact: true });
  await page.goto(`${site.url}/login`);
  await sheet.disclaimer.uncheck();
  await sheet.submit();
  await expect(sheet.disclaimer).toHaveAccessibleDescription(say('shell:logIn.accept'));
  await sheet.disclaimer.check();
  await sheet.submit();
  await says('login-username:incomplete');
  await sheet.logIn('trial1', PASSWORD);
  await says('shell:error.code.non_member_account');
  await sheet.logIn('player17', 'wrong');
  await says('shell:error.code.invalid_credentials');
  await sheet.submit();
  await says('shell:error.code.captcha_required');
  await captcha.fill('0000');
  await sheet.submit();
  await says('shell:error.code.captcha_wrong');
}

/** Checks the errors of the reset by email: an empty form and an unknown username. */
export async function checkForgotRefusals({ page, site, say }: Visit): Promise<void> {
  const forgot = new ForgotSheet(page, say);
  await forgot.open(site.url);
  await forgot.chooseEmail();
  await forgot.send.click();
  await expect(forgot.sheet).toContainText(say('forgot-password:noUsername'));
  await expect(forgot.sheet).toContainText(say('forgot-password:noEmail'));
  await forgot.username.fill('nobody0');
  await forgot.email.fill('nobody@players.example');
  await forgot.send.click();
  await expect(forgot.problem).toHaveText(say('shell:error.code.member_unknown'));
}
