import { expect } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import type { FirebaseMock } from '../site/firebase-mock.ts';
import type { Visit } from './visit.ts';

const SEND = 'accounts:sendVerificationCode';
const PROVE = 'accounts:signInWithPhoneNumber';

/** Firebase's error codes, as its REST API returns them, and the eleven messages for them. */
const UNSENT = [
  ['INVALID_PHONE_NUMBER', 'invalidNumber'],
  ['MISSING_PHONE_NUMBER', 'missingNumber'],
  ['SOMETHING_NEW', 'unknown'],
  ['CAPTCHA_CHECK_FAILED', 'robot'],
  ['QUOTA_EXCEEDED', 'quota'],
  ['OPERATION_NOT_ALLOWED', 'disabled'],
  ['POPUP_CLOSED_BY_USER', 'closed'],
  // The next code waits five minutes by the platform's clock, which a page cannot put forward.
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooMany'],
] as const;
const UNPROVEN = [
  ['INVALID_CODE', 'invalidCode'],
  ['MISSING_CODE', 'missingCode'],
  ['SESSION_EXPIRED', 'expired'],
] as const;

/** Checks all eleven at the log-in by SMS; the page's clock skips the second between two codes. */
export async function checkFirebaseProblems({ page, site, say }: Visit, firebase: FirebaseMock): Promise<void> {
  const sms = new SmsCode(page, say);
  const reads = async (key: string) => {
    const warning = page.getByRole('dialog', { name: say('shell:smsCode.unsent') });
    await expect(warning).toContainText(say(`firebase-phone:problem.${key}`));
    await warning.getByRole('button', { name: say('shell:dialog.confirm') }).click();
    await page.clock.fastForward(1000);
  };
  const open = async () => {
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab', { name: say('login-sms:entry.tab') }).click();
    await new LogInSheet(page, say).disclaimer.check();
    await sms.number.fill('+63 917 000 0015');
  };
  await open();
  for (const [reason, key] of UNSENT) {
    firebase.refuse(SEND, reason);
    await sms.get.click();
    await reads(key);
  }
  await open();
  firebase.serve();
  await sms.get.click();
  await sms.again.waitFor();
  await sms.code.fill('123456');
  for (const [reason, key] of UNPROVEN) {
    firebase.refuse(PROVE, reason);
    await sms.code.press('Enter');
    await expect(sms.code).toHaveAccessibleDescription(say(`firebase-phone:problem.${key}`));
  }
}
