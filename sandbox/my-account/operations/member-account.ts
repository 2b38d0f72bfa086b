import type { Handler } from '#sandbox/server/call.ts';
import { accountMember } from '../account-member.ts';
import { personalFields } from '../personal-fields.ts';
import { securitySteps } from '../security-steps.ts';
import { vipProgress } from '../vip-progress.ts';

export const memberAccount: Handler<'memberAccount'> = async (call) => {
  const { platform } = call;
  const member = accountMember(call);
  const vip = await vipProgress(platform, member);
  return {
    success: true,
    value: {
      memberSince: member.registeredAt,
      steps: await securitySteps(platform, member),
      personal: await personalFields(platform.db, member),
      ...(vip && { vip }),
    },
  };
};
