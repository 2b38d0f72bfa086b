import type { Handler } from '#sandbox/calls/call.ts';
import { withoutBlanks } from '#sandbox/fields/blank.ts';
import { refusal } from '#sandbox/fields/field-refusal.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';
import { brokenRules } from '#sandbox/fields/registration-rules.ts';
import { merchantDay } from '#sandbox/merchants/merchant-zone.ts';
import { isModuleOn, requireModule } from '#sandbox/process/modules.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { openSession } from '#sandbox/session/session.ts';
import { storeMember, welcome } from '../new-member.ts';
import { registeredMobile } from '../registered-mobile.ts';
import { requireCaptcha } from '../require-captcha.ts';

export const registerMobile: Handler<'registerMobile'> = async ({ platform, body, address }) => {
  requireModule(platform, 'MOBILENUMREG3');
  const payload = withoutBlanks(await readPayload(platform.key, body, 'RegisterPayload'));
  await requireBotProof(platform, 'register', payload.botCheck);
  const problems = brokenRules(payload, {
    rules: registerRules(platform),
    account: isModuleOn(platform, 'MOBILENUMPASSREG3') ? ['mobileNum', 'password'] : ['mobileNum'],
    minimumAge: platform.brand.legal.minimumAge,
    today: merchantDay(platform),
  });
  if (problems.length > 0) throw refusal(problems);
  await requireCaptcha(platform, payload);
  const mobile = await registeredMobile(platform, payload, address);
  if (!mobile) throw refusal([{ name: 'mobileNum', rule: 'pattern' }]);
  const account = mobile.number.slice(1);
  const member = await storeMember(platform, { payload, account, mobile, name: 'mobileNum', address });
  await welcome(platform, member);
  return { success: true, value: await openSession(platform, member) };
};
