import { expect } from '@playwright/test';
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
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).forgot.click();
  const sheet = page.getByRole('dialog', { name: say('forgot-password:title') });
  const tab = sheet.getByRole('tab', { name: say('forgot-password:entry.tab') });
  const send = sheet.getByRole('button', { name: say('forgot-password:submit') });
  await expect(tab.or(send).first()).toBeVisible();
  if ((await tab.count()) > 0) await tab.click();
  await send.click();
  await expect(sheet).toContainText(say('forgot-password:noUsername'));
  await expect(sheet).toContainText(say('forgot-password:noEmail'));
  await sheet.getByLabel(say('forgot-password:username')).fill('nobody0');
  await sheet.getByLabel(say('forgot-password:email'), { exact: true }).fill('nobody@players.example');
  await send.click();
  await expect(sheet.getByRole('alert')).toHaveText(say('shell:error.code.member_unknown'));
}
