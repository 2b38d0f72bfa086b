import type { WithdrawalRequirement, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { isStopped } from '../care/stops/is-stopped.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { confirmingPasskeys } from '../passkeys/passkeys.ts';
import { hasPaymentPassword } from '../payout-accounts/payment-password.ts';
import { payoutAccountItem } from '../payout-accounts/payout-account-item.ts';
import { MAX_ACCOUNTS, NEW_ACCOUNT_WAIT_MS, payoutAccountsOf } from '../payout-accounts/payout-accounts.ts';
import { payoutProviders } from '../payout-accounts/payout-providers.ts';
import type { Platform } from '../platform.ts';
import { plansOf } from '../promotions/promotion-plans.ts';
import { openRolloversOf } from '../rollovers/count-turnover.ts';
import type { Rollover } from '../rollovers/rollover-tables.ts';
import { withdrawable } from '../rollovers/withdrawable.ts';
import type { Member } from '../roster/member.ts';
import { wordsOf } from '../words.ts';
import { confirmTime } from './confirm-time.ts';
import {
  ARRIVAL_MS,
  dailyLimit,
  FEE_RATE,
  leftToday,
  smallestWithdrawal,
  withdrawalPresets,
  withdrawalsMade,
} from './withdrawal-rules.ts';

const SECOND_MS = 1000;
const MAX_REQUIREMENTS = 50;

/** What a member can withdraw. @param language product code of the promotions' titles */
export async function termsOf(platform: Platform, { id }: Member, language: string): Promise<WithdrawalTerms> {
  const { db, brand } = platform;
  const { currency } = brand;
  // Before the balance: what is made meanwhile leaves this count behind, and the form is told.
  const made = await withdrawalsMade(db, id);
  const open = await openRolloversOf(db, id, MAX_REQUIREMENTS);
  return {
    currency,
    ...{ balance: await balanceOf(db, id), available: await withdrawable(db, id) },
    // Who has stopped to play can take everything.
    min: (await isStopped(db, id, platform.now())) ? minorUnits(1) : smallestWithdrawal(currency),
    ...{ feeRate: FEE_RATE, presets: withdrawalPresets(currency), limit: dailyLimit(currency) },
    left: await leftToday(db, id, currency, platform.now()),
    arrivalSeconds: ARRIVAL_MS / SECOND_MS,
    confirmSeconds: confirmTime(platform) / SECOND_MS,
    accountWaitSeconds: NEW_ACCOUNT_WAIT_MS / SECOND_MS,
    maxAccounts: MAX_ACCOUNTS,
    made,
    hasPaymentPassword: await hasPaymentPassword(platform, { id }),
    hasPasskey: (await confirmingPasskeys(platform, id)).length > 0,
    requirements: open.map((rollover) => requirement(platform, rollover, language)),
    accounts: (await payoutAccountsOf(db, id)).map(payoutAccountItem),
    providers: [...payoutProviders],
  };
}

function requirement({ brand }: Platform, rollover: Rollover, language: string): WithdrawalRequirement {
  const { source, promotionId, held, required, done, openedAt } = rollover;
  const plan = plansOf(brand).find(({ id }) => id === promotionId);
  const title = plan && wordsOf('promotions', language).promotions[plan.key].title;
  return { source, ...(title && { title }), held, required, done, openedAt };
}
