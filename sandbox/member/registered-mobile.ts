import type { RegisterPayload } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { isModuleOn } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { memberByMobile } from '../verification/member-by-mobile.ts';
import { mobileOf } from '../verification/mobile.ts';
import { proveMobile } from '../verification/prove-mobile.ts';

export interface RegisteredMobile {
  /** E.164. */
  readonly number: string;
  /** Whether the visitor has shown that the number is theirs. */
  readonly proven: boolean;
}

/**
 * The mobile number of a registration, proven if the brand requires it; null without a dialling code.
 * @throws Refusal
 */
export async function registeredMobile(
  platform: Platform,
  payload: RegisterPayload,
  address: string,
): Promise<RegisteredMobile | null> {
  const { mobileNum, countryDialingCode } = payload;
  const proven = isModuleOn(platform, 'REGMOBVERF3');
  if (!mobileNum || !(countryDialingCode || proven)) return null;
  const mobile = mobileOf({ mobileNum, countryDialingCode: countryDialingCode ?? '' });
  if (await memberByMobile(platform.db, mobile))
    throw new Refusal(422, 'mobile_taken', 'An account with this mobile number already exists.');
  if (proven) await proveMobile(platform, { purpose: 'registration', mobile, proof: payload, address });
  return { number: mobile, proven };
}
