import { minorUnits } from '#schemas/money/minor-units.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { deposit } from '../ledger/deposit.ts';
import type { Platform } from '../platform.ts';
import { insertMember } from '../registration/insert-member.ts';
import { type Member, memberByAccount } from '../roster/member.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';
import { adoptSession } from '../session/adopt-session.ts';

/** Who has logged in at another platform, which answers the calls that this one does not. */
export interface AdoptedMember {
  token: string;
  account: string;
  nickname: string;
  type: number;
  vipLabel: string;
  /** What the account opens with here, in minor units. */
  balance: number;
}

/** Knows another platform's member by their token: as the account of that name, which is opened with what is said of them. */
export async function adoptMember(platform: Platform, adopted: AdoptedMember): Promise<void> {
  const { id } = (await memberByAccount(platform.db, adopted.account)) ?? (await openAccount(platform, adopted));
  await hooksOf(platform.db).tell('proven', { platform, memberId: id });
  await adoptSession(platform, { token: adopted.token, memberId: id });
}

async function openAccount(
  platform: Platform,
  { account, nickname, type, vipLabel, balance }: AdoptedMember,
): Promise<Member> {
  const { db, now } = platform;
  const at = now();
  const opened = await db.transaction((tx) =>
    insertMember(tx, {
      ...{ account, nickname, type, vipLabel, passwordHash: UNMATCHABLE_HASH, uplineId: null, rate: 0 },
      ...{ registeredAt: at, firstTimeLogin: false },
    }),
  );
  // Another call of the same page may have opened it meanwhile.
  const member = opened ?? (await memberByAccount(db, account));
  if (!member) throw new Error(`The account ${account} was not stored.`);
  if (opened && balance > 0) {
    const idempotencyKey = `adopted:${member.id}`;
    await deposit(db, { memberId: member.id, amount: minorUnits(balance), kind: 'trial', idempotencyKey, at });
  }
  return member;
}
