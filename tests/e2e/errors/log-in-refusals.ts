import { expect } from '@playwright/test';
import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PASSWORD, type Visit } from './visit.ts';

/** Reads what keeps a person out of the log-in by user name, from an empty form to an account that is no member's. */
export async function readRefusals({ page, site, say }: Visit): Promise<void> {
  const sheet = new LogInSheet(page, say);
  const says = (key: string) => expect(sheet.problem.first()).toHaveText(say(key));
  const captcha = sheet.dialog.getByLabel(say('shell:captcha.label'), { exact: true });
  await page.goto(`${site.url}/login`);
  await sheet.submit();
  await says('shell:logIn.accept');
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

/** Reads what the way in by e-mail says of an empty form and of a name that nobody has. */
export async function readForgot({ page, site, say }: Visit): Promise<void> {
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
