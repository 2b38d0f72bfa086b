import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
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
