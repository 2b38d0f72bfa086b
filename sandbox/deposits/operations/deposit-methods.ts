import type { Handler } from '#sandbox/calls/call.ts';
import { depositBonuses } from '../deposit-bonus.ts';
import { depositMember } from '../deposit-member.ts';
import { depositPresets, depositMethods as methodsOf } from '../deposit-methods.ts';
import { MAX_OPEN } from '../place-order.ts';

export const depositMethods: Handler<'depositMethods'> = async (call) => {
  const member = depositMember(call);
  const { currency } = call.platform.brand;
  const methods = methodsOf(currency);
  const bonuses = await depositBonuses(call.platform, member, call.language);
  return { success: true, value: { currency, presets: depositPresets(currency), maxOpen: MAX_OPEN, methods, bonuses } };
};
