import { merchantDay } from '#sandbox/records/merchant-zone.ts';
import type { Handler } from '#sandbox/server/call.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { memberByAccount } from '#sandbox/session/member.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { openSession } from '#sandbox/session/session.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { registerRules } from '#sandbox/system/register-rules.ts';
import { withoutBlanks } from '../blank.ts';
import { refusal, storeMember, welcome } from '../new-member.ts';
import { registeredMobile } from '../registered-mobile.ts';
import { brokenRules } from '../registration-rules.ts';
import { requireCaptcha } from '../require-captcha.ts';

export const register: Handler<'register'> = async ({ platform, body, address }) => {
  requireModule(platform, 'USERNAMEREG3');
  const payload = withoutBlanks(await readPayload(platform.key, body, 'RegisterPayload'));
  await requireBotProof(platform, 'register', payload.botCheck);
  const problems = brokenRules(payload, {
    rules: registerRules(platform),
    account: ['username', 'password'],
    minimumAge: platform.brand.legal.minimumAge,
    today: merchantDay(platform),
  });
  if (problems.length > 0) throw refusal(problems);
  await requireCaptcha(platform, payload);
  const { username: account = '' } = payload;
  if (await memberByAccount(platform.db, account)) throw refusal([{ name: 'username', rule: 'taken' }]);
  const mobile = await registeredMobile(platform, payload, address);
  const member = await storeMember(platform, { payload, account, mobile, name: 'username', address });
  await welcome(platform, member);
  return { success: true, value: await openSession(platform, member) };
};
