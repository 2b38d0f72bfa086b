import type { Handler } from '#sandbox/calls/call.ts';
import { isStopped } from '#sandbox/care/stops/is-stopped.ts';
import { balanceOf } from '#sandbox/ledger/ledger-accounts.ts';
import { confirmingPasskeys } from '#sandbox/passkeys/passkeys.ts';
import { holderOf } from '#sandbox/payout-accounts/holder-of.ts';
import { hasPaymentPassword } from '#sandbox/payout-accounts/payment-password.ts';
import { payoutAccountItem } from '#sandbox/payout-accounts/payout-account-item.ts';
import {
  isFirstPayoutAccount,
  MAX_ACCOUNTS,
  NEW_ACCOUNT_WAIT_MS,
  payoutAccountsOf,
} from '#sandbox/payout-accounts/payout-accounts.ts';
import { payoutProviders } from '#sandbox/payout-accounts/payout-providers.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import type { Platform } from '#sandbox/platform.ts';
import { plansOf } from '#sandbox/promotions/promotion-plans.ts';
import { openRolloversOf } from '#sandbox/rollovers/count-turnover.ts';
import type { Rollover } from '#sandbox/rollovers/rollover-tables.ts';
import { withdrawable } from '#sandbox/rollovers/withdrawable.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { WithdrawalRequirement, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { confirmTime } from '../confirm-time.ts';
import {
  ARRIVAL_MS,
  dailyLimit,
  FEE_RATE,
  leftToday,
  smallestWithdrawal,
  withdrawalPresets,
  withdrawalsMade,
} from '../withdrawal-rules.ts';

const SECOND_MS = 1000;
const MAX_REQUIREMENTS = 50;

export const withdrawalTerms: Handler<'withdrawalTerms'> = async (call) => {
  return { success: true, value: await termsOf(call.platform, withdrawalMember(call), call.language) };
};

/** Terms for a member's withdrawal. @param language product code of the promotions' titles */
async function termsOf(platform: Platform, member: Member, language: string): Promise<WithdrawalTerms> {
  const { id } = member;
  const { db, brand } = platform;
  const { currency } = brand;
  // Read the count before the balance: after a withdrawal in between, the count is outdated and the form's call is
  // refused.
  const made = await withdrawalsMade(db, id);
  const holder = await holderOf(platform, member);
  const open = await openRolloversOf(db, id, MAX_REQUIREMENTS);
  return {
    currency,
    ...{ balance: await balanceOf(db, id), available: await withdrawable(db, id) },
    // Members who have stopped playing can withdraw everything.
    min: (await isStopped(db, id, platform.now())) ? minorUnits(1) : smallestWithdrawal(currency),
    ...{ feeRate: FEE_RATE, presets: withdrawalPresets(currency), limit: dailyLimit(currency) },
    left: await leftToday(db, id, currency, platform.now()),
    arrivalSeconds: ARRIVAL_MS / SECOND_MS,
    confirmSeconds: confirmTime(platform) / SECOND_MS,
    accountWaitSeconds: NEW_ACCOUNT_WAIT_MS / SECOND_MS,
    maxAccounts: MAX_ACCOUNTS,
    nextAccountReady: holder.isVerified && (await isFirstPayoutAccount(db, id)),
    ...(holder.name !== undefined && { holder: holder.name }),
    made,
    hasPaymentPassword: await hasPaymentPassword(platform, { id }),
    hasPasskey: (await confirmingPasskeys(platform, id)).length > 0,
    requirements: open.map((rollover) => requirement(platform, rollover, language)),
    accounts: (await payoutAccountsOf(db, id)).map(payoutAccountItem),
    providers: payoutProviders(currency),
  };
}

function requirement({ brand }: Platform, rollover: Rollover, language: string): WithdrawalRequirement {
  const { source, promotionId, held, required, done, openedAt } = rollover;
  const plan = plansOf(brand).find(({ id }) => id === promotionId);
  const title = plan && wordsOf('promotions', language).promotions[plan.key].title;
  return { source, ...(title && { title }), held, required, done, openedAt };
}
