import { sql } from 'drizzle-orm';
import { fillLineage } from '../agent/lineage.ts';
import { sumTeamDays } from '../agent/team-days.ts';
import { fillTeamRecords } from '../agent/team-records.ts';
import type { Database } from '../database/database.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import { tablesVersion } from '../database/migrations.ts';
import { settings } from '../database/settings-tables.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { startOfMerchantDay, zoneOf } from '../merchants/merchant-zone.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { sumBetDays } from '../play/bet-days.ts';
import { favorites, recentGames } from '../play/game-tables.ts';
import { bets } from '../play/play-tables.ts';
import { promotionEntries } from '../promotions/promotion-tables.ts';
import { rollovers } from '../rollovers/rollover-tables.ts';
import { members, verifications } from '../roster/member-tables.ts';
import { hashPassword, UNMATCHABLE_HASH } from '../roster/password.ts';
import { identities, securityQuestions } from '../session/session-tables.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { accountRows, betRows, bookedEntries, transactionRow } from './ledger-rows.ts';
import { payoutAccountRows } from './payout-account-rows.ts';
import { people, SEED_PASSWORD } from './people.ts';
import { seededInfo } from './personal-info.ts';
import { seedPlan } from './plan.ts';
import type { PlannedMember } from './planned-member.ts';
import { rolloverRows } from './rollover-rows.ts';
import { seedPromotions } from './seed-promotions.ts';
import { writeConversations } from './write-conversations.ts';
import { writeMessages } from './write-messages.ts';
import { writePast } from './write-past.ts';
import { writePoints } from './write-points.ts';
import { writeVisits } from './write-visits.ts';

/** Tables whose rows the seed writes with their ids. */
const COUNTED = ['members', 'accounts', 'transactions', 'point_accounts', 'point_transactions', 'deposit_orders'];

/** Fills empty tables with the seed in US cents, dated to the day of `now`. */
export async function writeSeed(db: Database, now: number): Promise<void> {
  const plan = seedPlan();
  const day = startOfMerchantDay(now, 'USD');
  const hashes = await seedHashes();
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ id: 1, version: tablesVersion(), currency: 'USD', seededAt: day });
    await tx.insert(members).values(plan.members.map((member) => memberRow(member, hashOf(member, hashes), day)));
    await fillLineage(tx);
    await tx
      .insert(identities)
      .values(plan.members.flatMap(({ id, identity }) => (identity ? [{ ...identity, memberId: id }] : [])));
    await tx
      .insert(securityQuestions)
      .values(
        plan.members.flatMap(({ id, security }) =>
          security
            ? [{ memberId: id, question: security.question, answerHash: hashes(security.answer.toLowerCase()) }]
            : [],
        ),
      );
    await tx.insert(accounts).values(accountRows(plan));
    // Seeded members are verified; new members still have to be.
    await tx
      .insert(verifications)
      .values(plan.members.map(({ id }) => ({ memberId: id, status: 'A' as const, info: seededInfo(id) })));
    await insertInParts(
      tx,
      transactions,
      plan.transactions.map((planned, index) => transactionRow(planned, index, day)),
    );
    await insertInParts(tx, entries, bookedEntries(plan, day));
    await insertInParts(tx, bets, betRows(plan, day));
    await sumBetDays(tx, zoneOf('USD'));
    await sumTeamDays(tx, zoneOf('USD'));
    await fillTeamRecords(tx);
    await tx
      .insert(favorites)
      .values(plan.favorites.map(({ offset, ...row }) => ({ ...row, createdAt: day + offset })));
    await tx
      .insert(recentGames)
      .values(plan.recentGames.map(({ offset, ...row }) => ({ ...row, playedAt: day + offset })));
    await tx.update(accounts).set({
      balance: sql`(select coalesce(sum(amount), 0) from sandbox.entries where account_id = ${accounts.id})`,
      movedAt: sql`(select coalesce(max(created_at), 0) from sandbox.entries where account_id = ${accounts.id})`,
    });
    await writePoints(tx, plan, day);
    await writeVisits(tx, plan, day);
    await tx.insert(promotionEntries).values(seedPromotions(plan, day));
    await writeConversations(tx, plan, day);
    await writeMessages(tx, plan, day);
    await tx.insert(payoutAccounts).values(payoutAccountRows(plan, day));
    await tx.insert(rollovers).values(rolloverRows(plan, day));
    await writePast(tx, plan, day);
    for (const table of COUNTED) await continueAfterSeed(tx, table);
  });
}

function hashOf({ identity, password = SEED_PASSWORD }: PlannedMember, hashes: (secret: string) => string): string {
  return identity ? UNMATCHABLE_HASH : hashes(password);
}

function memberRow(member: PlannedMember, passwordHash: string, day: number): typeof members.$inferInsert {
  const { id, account, nickname, type, vipLabel, rate, uplineId, registered } = member;
  const { affiliateCode = null, mobile = null, email = null, frozenById: frozenBy, lastLogIn } = member;
  const common = {
    id,
    account,
    nickname,
    type,
    vipLabel,
    rate,
    uplineId,
    affiliateCode,
    mobile,
    email,
    frozenBy,
    lastLogInAt: lastLogIn ? day - lastLogIn.hours * HOUR_MS : null,
    lastLogInPlace: lastLogIn?.place ?? null,
  };
  const registeredAt = day + registered;
  const { isNew = false, passwordDays } = member;
  const passwordSetAt = passwordDays === undefined ? registeredAt : day - passwordDays * DAY_MS;
  return { ...common, passwordHash, passwordSetAt, firstTimeLogin: isNew, details: {}, registeredAt };
}

/** Uses one salt for all: these secrets are public, and the same seed must give the same rows. */
async function seedHashes(): Promise<(secret: string) => string> {
  const secrets = people.flatMap(({ password, security }) => [password, security?.answer.toLowerCase()]);
  const known = new Map<string, string>();
  for (const secret of new Set([SEED_PASSWORD, ...secrets.filter((secret) => secret !== undefined)])) {
    known.set(secret, await hashPassword(secret, Buffer.alloc(16, 'brandgen')));
  }
  return (secret) => known.get(secret) ?? '';
}

/** Rows were written with their ids; the next id must follow the last of them. */
async function continueAfterSeed(db: Database, table: string): Promise<void> {
  const name = sql.identifier(table);
  const sequence = `sandbox.${table}`;
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${sequence}, 'id'), (select max(id) from sandbox.${name}))`,
  );
}
