import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tablesVersion } from '../database/migrations.ts';
import { settings } from '../database/settings-tables.ts';
import { favorites, recentGames } from '../games/game-tables.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { members, verifications } from '../member/member-tables.ts';
import { bets } from '../play/play-tables.ts';
import { promotionEntries } from '../promotions/promotion-tables.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { hashPassword, UNMATCHABLE_HASH } from '../session/password.ts';
import { identities, securityQuestions } from '../session/session-tables.ts';
import { DAY_MS } from '../time.ts';
import { startOfDay } from './day.ts';
import { insertInParts } from './insert-in-parts.ts';
import { people, SEED_PASSWORD } from './people.ts';
import { type PlannedMember, type PlannedTransaction, type SeedPlan, seedPlan } from './plan.ts';
import { writeConversations } from './write-conversations.ts';
import { writePoints } from './write-points.ts';
import { writeVisits } from './write-visits.ts';

const BANK_ID = 1;
const HOUSE_ID = 2;
const FIRST_MEMBER_ACCOUNT_ID = 2;

/** Fills empty tables with the seed in US cents, dated to the day of `now`. */
export async function writeSeed(db: Database, now: number): Promise<void> {
  const plan = seedPlan();
  const day = startOfDay(now);
  const hashes = await seedHashes();
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ id: 1, version: tablesVersion(), currency: 'USD', seededAt: day });
    await tx.insert(members).values(plan.members.map((member) => memberRow(member, hashOf(member, hashes), day)));
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
    await tx.insert(verifications).values(plan.members.map(({ id }) => ({ memberId: id, status: 'A' as const })));
    await insertInParts(
      tx,
      transactions,
      plan.transactions.map((planned, index) => transactionRow(planned, index, day)),
    );
    await insertInParts(tx, entries, plan.transactions.flatMap(entryRows));
    await insertInParts(tx, bets, betRows(plan, day));
    await tx
      .insert(favorites)
      .values(plan.favorites.map(({ offset, ...row }) => ({ ...row, createdAt: day + offset })));
    await tx
      .insert(recentGames)
      .values(plan.recentGames.map(({ offset, ...row }) => ({ ...row, playedAt: day + offset })));
    await tx.update(accounts).set({
      balance: sql`(select coalesce(sum(amount), 0) from sandbox.entries where account_id = ${accounts.id})`,
    });
    await writePoints(tx, plan, day);
    await writeVisits(tx, plan, day);
    await tx.insert(promotionEntries).values(seedPromotions(plan.members, day));
    await writeConversations(tx, plan, day);
    for (const table of ['members', 'accounts', 'transactions', 'point_accounts', 'point_transactions'])
      await continueAfterSeed(tx, table);
  });
}

function hashOf({ identity, password = SEED_PASSWORD }: PlannedMember, hashes: (secret: string) => string): string {
  return identity ? UNMATCHABLE_HASH : hashes(password);
}

function memberRow(member: PlannedMember, passwordHash: string, day: number): typeof members.$inferInsert {
  const { id, account, nickname, type, vipLabel, rate, uplineId, unreadMessages, registered } = member;
  const { affiliateCode = null, mobile = null, email = null } = member;
  const common = {
    id,
    account,
    nickname,
    type,
    vipLabel,
    rate,
    uplineId,
    unreadMessages,
    affiliateCode,
    mobile,
    email,
  };
  const registeredAt = day + registered;
  const { isNew = false, passwordDays } = member;
  const passwordSetAt = passwordDays === undefined ? registeredAt : day - passwordDays * DAY_MS;
  return { ...common, passwordHash, passwordSetAt, firstTimeLogin: isNew, details: {}, registeredAt };
}

/** One salt for all: these secrets are public, and the same seed gives the same rows. */
async function seedHashes(): Promise<(secret: string) => string> {
  const secrets = people.flatMap(({ password, security }) => [password, security?.answer.toLowerCase()]);
  const known = new Map<string, string>();
  for (const secret of new Set([SEED_PASSWORD, ...secrets.filter((secret) => secret !== undefined)])) {
    known.set(secret, await hashPassword(secret, Buffer.alloc(16, 'brandgen')));
  }
  return (secret) => known.get(secret) ?? '';
}

function accountRows({ members: planned }: SeedPlan): (typeof accounts.$inferInsert)[] {
  return [
    { id: BANK_ID, kind: 'bank', balance: 0 },
    { id: HOUSE_ID, kind: 'house', balance: 0 },
    ...planned.map(({ id }) => ({ id: accountId(id), kind: 'member' as const, memberId: id, balance: 0 })),
  ];
}

function accountId(memberId: number): number {
  return FIRST_MEMBER_ACCOUNT_ID + memberId;
}

function transactionRow({ kind, idempotencyKey, offset }: PlannedTransaction, index: number, day: number) {
  return { id: index + 1, kind, idempotencyKey, fingerprint: 'seed', createdAt: day + offset };
}

function entryRows({ kind, memberId, stake, win }: PlannedTransaction, index: number): (typeof entries.$inferInsert)[] {
  const member = accountId(memberId);
  const amounts: [number, number][] =
    kind === 'deposit'
      ? [[BANK_ID, -stake], [member, stake]]
      : [[member, -stake], [HOUSE_ID, stake], [HOUSE_ID, -win], [member, win]]; // biome-ignore format: pairs read as one movement
  return amounts
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ transactionId: index + 1, accountId: account, amount }));
}

function betRows(plan: SeedPlan, day: number): (typeof bets.$inferInsert)[] {
  const balances = new Map<number, number>();
  return plan.transactions.flatMap(({ kind, memberId, nodeId, stake, win, offset }, index) => {
    const balanceAfter = (balances.get(memberId) ?? 0) + (kind === 'deposit' ? stake : win - stake);
    balances.set(memberId, balanceAfter);
    if (kind === 'deposit') return [];
    return [{ transactionId: index + 1, memberId, nodeId, stake, win, balanceAfter, createdAt: day + offset }];
  });
}

/** Rows were written with their ids; the next id must follow the last of them. */
async function continueAfterSeed(db: Database, table: string): Promise<void> {
  const name = sql.identifier(table);
  const sequence = `sandbox.${table}`;
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${sequence}, 'id'), (select max(id) from sandbox.${name}))`,
  );
}
