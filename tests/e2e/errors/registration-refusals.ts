import { expect, type Locator } from '@playwright/test';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { yearOn } from '../site/page-clock.ts';
import type { Visit } from './visit.ts';

/** Belongs to an existing member. */
const TAKEN = { username: 'player1', mobile: '+63 917 000 0011' };
const GOOD = 'Bayani-26!';

/** Checks the registration errors of a brand with a minimum age of 21, invitations and its own codes. */
export async function checkRegistrationRefusals(visit: Visit): Promise<void> {
  const { page, site, say } = visit;
  const { dialog, problem } = new RegistrationSheet(page, say);
  const next = dialog.getByRole('button', { name: say('registration:step.next') });
  const input = page.locator('input');
  // A tab and a field have the same name in some languages.
  const field = (name: string) => dialog.getByLabel(say(`registration:field.${name}`), { exact: true }).and(input);
  const says = (key: string, values = {}) => expect(dialog).toContainText(say(`registration:fault.${key}`, values));
  await page.goto(`${site.url}/register?affiliateCode=NOBODY9`);
  await next.click();
  await says('required');
  await field('username').fill(TAKEN.username);
  await field('password').fill(GOOD);
  await field('confirmPassword').fill(`${GOOD}!`);
  await next.click();
  await says('confirm');
  await field('confirmPassword').fill(GOOD);
  await next.click();
  await field('payeeName').fill('Maria Santos');
  for (const [day, key] of [
    [`01-01-${(await yearOn(page)) - 19}`, 'age'],
    ['31-02-1990', 'birthday'],
    ['01-01-1', 'birthdayFormat'],
  ] as const) {
    await field('birthday').fill(day);
    await next.click();
    await says(key, { age: 21 });
  }
  await field('birthday').fill('14-08-1996');
  await next.click();
  await checkUnsent(visit);
  const send = dialog.getByRole('button', { name: say('registration:submit') });
  await send.click();
  await says('accept', { age: 21 });
  await dialog.getByRole('checkbox').check();
  await send.click();
  await expect(problem.first()).toHaveText(say('registration:fault.invitation'));
  await checkAnswers(visit, send, problem, dialog.getByLabel(say('registration:field.affiliateCode')));
  await says('taken');
}

/** Checks the dialog for a number of another member, which gets no code. */
async function checkUnsent({ page, say }: Visit): Promise<void> {
  const sms = new SmsCode(page, say);
  const number = page.getByRole('textbox', { name: say('shell:smsCode.optionalNumber') });
  await number.fill(TAKEN.mobile);
  await sms.get.click();
  const warning = page.getByRole('dialog', { name: say('shell:smsCode.unsent') });
  // The platform's own sentence.
  await expect(warning).toContainText('An account with this mobile number already exists.');
  await warning.getByRole('button', { name: say('shell:dialog.confirm') }).click();
  await number.fill('');
}

async function checkAnswers(visit: Visit, send: Locator, problem: Locator, invitation: Locator): Promise<void> {
  const { page, site, say } = visit;
  await invitation.fill('');
  await site.set({ faults: [{ operation: 'register', kind: 'server-error' }] });
  await send.click();
  await expect(problem.first()).toHaveText(say('shell:error.failed'));
  await site.set({ faults: [{ operation: 'register', kind: 'refused', errorCode: 'registration_closed' }] });
  await send.click();
  await expect(problem.first()).toHaveText(say('shell:error.code.registration_closed'));
  // A proof of identity may correct what the form cannot.
  await new KycDialog(page, say).leaveIntroduction();
  await site.set({ faults: [] });
  await send.click();
}
