import { minorUnits } from '#schemas/money/minor-units.ts';
import { lockedLine } from '../agent/lineage.ts';
import { addPayoutAccount, NEW_ACCOUNT_WAIT_MS } from '../payout-accounts/payout-accounts.ts';
import type { Platform } from '../platform.ts';
import { movePoints, openPoints } from '../points/move-points.ts';
import { insertMember } from '../registration/insert-member.ts';
import { type Member, memberByAccount } from '../roster/member.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';
import { setVerification } from '../roster/verification.ts';
import { transferMoney } from '../wallets/transfer-money.ts';
import { deposit } from './deposit.ts';

const UPLINE = 'agent111';
/** The last one is under maintenance every other day. */
export const VENDORS = ['JDW', 'BLF', 'RGL'] as const;
const POINTS = 60_000;
const [MONEY, PART] = [minorUnits(50_000), minorUnits(3000)];

/** A verified member with money, some of it at vendors, points, an account to withdraw to, and an upline. The first call for a name opens the account. */
export async function moneyMember(platform: Platform, account: string): Promise<{ member: Member; upline: Member }> {
  const upline = await memberByAccount(platform.db, UPLINE);
  if (!upline) throw new Error(`The seed has no agent ${UPLINE}.`);
  const member = (await memberByAccount(platform.db, account)) ?? (await open(platform, account, upline.id));
  return { member, upline };
}

async function open({ db, now }: Platform, account: string, uplineId: number): Promise<Member> {
  const at = now();
  const entered = { passwordHash: UNMATCHABLE_HASH, firstTimeLogin: false, registeredAt: at };
  const member = await db.transaction(async (tx) => {
    await lockedLine(tx, uplineId);
    return insertMember(tx, { account, type: 0, rate: 0, uplineId, ...entered });
  });
  if (!member) throw new Error('The member was not stored.');
  const memberId = member.id;
  await setVerification(db, memberId, 'A');
  const bank = { kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '00414471' } as const;
  await addPayoutAccount(db, { memberId, ...bank, at: at - NEW_ACCOUNT_WAIT_MS });
  await deposit(db, { memberId, amount: MONEY, kind: 'deposit', idempotencyKey: `opening-${memberId}`, at });
  const gift = { kind: 'bonus', memberId, idempotencyKey: `opening-${memberId}`, fingerprint: '', at } as const;
  await db.transaction(async (tx) => movePoints(tx, (await openPoints(tx, gift)).id, gift, POINTS));
  for (const vendor of VENDORS) {
    const part = { memberId, direction: 'in', vendor, amount: PART, at, isClosed: () => false } as const;
    await transferMoney(db, { ...part, idempotencyKey: `opening-${vendor}` });
  }
  return member;
}
