import { merchantDay } from '#sandbox/records/merchant-zone.ts';
import type { Handler } from '#sandbox/server/call.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { openSession } from '#sandbox/session/session.ts';
import { isModuleOn, requireModule } from '#sandbox/system/modules.ts';
import { registerRules } from '#sandbox/system/register-rules.ts';
import { withoutBlanks } from '../blank.ts';
import { refusal, storeMember, welcome } from '../new-member.ts';
import { registeredMobile } from '../registered-mobile.ts';
import { brokenRules } from '../registration-rules.ts';
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
