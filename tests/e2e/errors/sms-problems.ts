import { expect } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { controlClock } from '../site/page-clock.ts';
import type { Switches } from '../site/running-site.ts';
import type { Visit } from './visit.ts';

/** A code can be requested once a second. */
const THROTTLE = 1000;

/** The sandbox's sentence when a fault limits the requests. */
const TOO_MANY = 'Too many requests. Try again later.';

/** The platform's errors when it sends no code, and the dialog's messages. */
function unsent({ say }: Visit): readonly [fault: NonNullable<Switches['faults']>[number], text: string][] {
  const operation = 'smsCode';
  return [
    [{ operation, kind: 'server-error' }, say('shell:error.failed')],
    // The platform's own sentence, even for codes that the site has words for.
    [{ operation, kind: 'refused', errorCode: 'mobile_invalid' }, 'The platform refuses this: mobile_invalid.'],
    [{ operation, kind: 'too-many-requests' }, TOO_MANY],
  ];
}

/** Checks the errors of the log-in by SMS, from an invalid number to an expired code. */
export async function checkSmsProblems(visit: Visit): Promise<void> {
  const { page, site, say } = visit;
  const sms = new SmsCode(page, say);
  const sheet = new LogInSheet(page, say);
  await controlClock(page, site);
  await page.goto(`${site.url}/login`);
  await page.getByRole('tab', { name: say('login-sms:entry.tab') }).click();
  await sms.number.fill('12');
  await sms.get.click();
  await expect(sheet.dialog).toContainText(say('shell:error.code.mobile_invalid'));
  await sheet.disclaimer.check();
  await sms.number.fill('+63 917 000 0015');
  await sms.code.press('Enter');
  await expect(sheet.dialog).toContainText(say('shell:smsCode.missing'));
  for (const [fault, text] of unsent(visit)) {
    await site.set({ faults: [fault] });
    await page.clock.fastForward(THROTTLE);
    await sms.get.click();
    const warning = page.getByRole('dialog', { name: say('shell:smsCode.unsent') });
    await expect(warning).toContainText(text);
    await warning.getByRole('button', { name: say('shell:dialog.confirm') }).click();
  }
  await checkCodeProblems(visit, sms);
}

async function checkCodeProblems({ page, site, say }: Visit, sms: SmsCode): Promise<void> {
  await site.set({ faults: [] });
  await page.clock.fastForward('00:06');
  await sms.get.click();
  await expect(sms.again).toBeVisible();
  await sms.code.fill('nothing');
  await sms.code.press('Enter');
  await expect(sms.code).toHaveAccessibleDescription(say('shell:error.code.code_wrong'));
  await site.set({ faults: [{ operation: 'login', kind: 'refused', errorCode: 'code_expired' }] });
  await sms.code.press('Enter');
  await expect(sms.code).toHaveAccessibleDescription(say('shell:error.code.code_expired'));
  await expect(sms.again).toBeEnabled();
}
