import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { problemsOf, type TermsProblem } from '#schemas/contracts/check-terms.ts';
import { excessOver } from '#schemas/contracts/compare-terms.ts';
import type { Terms } from '#schemas/contracts/terms.ts';
import { isClosedToTransfers } from '../care/stops/is-closed-to-transfers.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { lockedMember } from '../roster/locked-member.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { type Contract, ofKind, standing, termsOf } from './contract.ts';
import { directAgent } from './contract-agent.ts';
import { contracts } from './contract-tables.ts';

/** A proposal is open for so long. */
const OPEN_DAYS = 7;

interface Proposal {
  agent: Member;
  /** A direct downline. */
  account: string;
  terms: Terms;
  idempotencyKey: string;
  at: number;
}

/**
 * Proposes a contract, once per idempotency key, in place of an earlier proposal.
 * @throws Refusal not_found, invalid_field, contract_too_high, idempotency_conflict, or downline_closed: a contract is an invitation
 * to bring players
 */
export async function propose(db: Database, proposal: Proposal): Promise<Contract> {
  const { agent, account, terms, idempotencyKey, at } = proposal;
  requireRight(terms);
  return db.transaction(async (tx) => {
    const [earlier] = await tx
      .select()
      .from(contracts)
      .where(and(eq(contracts.giverId, agent.id), eq(contracts.idempotencyKey, idempotencyKey)));
    if (earlier) return requireSame(tx, earlier, proposal);
    const downline = await directAgent(tx, agent.id, account);
    await requireOpen(tx, downline, at);
    await requireAllowed(tx, agent.id, terms);
    await withdrawProposal(tx, downline.id, terms.kind);
    const [made] = await tx
      .insert(contracts)
      .values({
        ...{ kind: terms.kind, period: terms.period, tiers: [...terms.tiers], status: 'proposed' },
        ...{ giverId: agent.id, receiverId: downline.id, idempotencyKey },
        ...{ proposedAt: at, answerBy: at + OPEN_DAYS * DAY_MS },
      })
      .returning();
    if (!made) throw new Error('The proposal was not stored.');
    return made;
  });
}

/** @throws Refusal idempotency_conflict where the key was used for other terms, or for another downline */
async function requireSame(db: Database, earlier: Contract, { account, terms }: Proposal): Promise<Contract> {
  const [receiver] = await db.select().from(members).where(eq(members.id, earlier.receiverId));
  const isSame =
    receiver?.account.toLowerCase() === account.toLowerCase() && isDeepStrictEqual(termsOf(earlier), terms);
  if (isSame) return earlier;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another contract.');
}

/** @throws Refusal invalid_field that names the tier and the field of each problem */
function requireRight(terms: Terms): void {
  const problems = problemsOf(terms);
  if (problems.length === 0) return;
  const names = problems
    .map((problem) => `${placeOf(problem)}${'rule' in problem ? ` (${problem.rule})` : ''}`)
    .join(', ');
  throw new Refusal(422, 'invalid_field', `These parts of the contract break its rules: ${names}.`);
}

function placeOf(problem: TermsProblem): string {
  return problem.about === 'tier' ? `tiers.${problem.tier}.${problem.field}` : problem.about;
}

/** @throws Refusal contract_too_high where the terms pay more than the giver's own contract */
export async function requireAllowed(db: Database, giverId: number, terms: Terms): Promise<void> {
  const [own] = await db.select().from(contracts).where(standing(giverId, terms.kind)).for('update');
  if (excessOver(own && termsOf(own), terms).length === 0) return;
  throw new Refusal(409, 'contract_too_high', 'A contract cannot pay more than your own does for the same figures.');
}

/** Waits for a stop of the account that is under way. */
async function requireOpen(db: Database, { id }: Member, now: number): Promise<void> {
  const downline = await lockedMember(db, id);
  if (await isClosedToTransfers(db, downline, now))
    throw new Refusal(409, 'downline_closed', 'The downline is closed and gets no proposals.');
}

async function withdrawProposal(db: Database, receiverId: number, kind: Terms['kind']): Promise<void> {
  await db
    .update(contracts)
    .set({ status: 'withdrawn' })
    .where(and(ofKind(kind), eq(contracts.receiverId, receiverId), eq(contracts.status, 'proposed')));
}
