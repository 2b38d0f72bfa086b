import { eq } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { type Contract, standing, termsOf } from './contract.ts';
import { beginningOf, lastDayOf } from './contract-days.ts';
import { contracts } from './contract-tables.ts';
import { endBelow, endContract } from './end-contracts.ts';
import { requireAllowed } from './propose.ts';

/** A step with a contract. */
export interface ContractStep {
  agentId: number;
  kind: ContractKind;
  contractId: number;
  at: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  today: string;
}

/**
 * Accepts a proposal: the contract before it ends with its running period, and so do those below that pay more.
 * @throws Refusal not_found, contract_changed or contract_too_high
 */
export async function accept(db: Database, step: ContractStep): Promise<Contract> {
  return db.transaction(async (tx) => {
    const proposal = await lockContract(tx, step);
    if (proposal.receiverId !== step.agentId) throw unknown(step.contractId);
    if (proposal.status === 'accepted') return proposal;
    requireOpen(proposal, step.at);
    if (proposal.giverId !== null) await requireAllowed(tx, proposal.giverId, termsOf(proposal));
    const [before] = await tx.select().from(contracts).where(standing(step.agentId, step.kind));
    const beginsOn = beginningOf(proposal.period, before, step.today);
    await endBelow(tx, proposal, termsOf(proposal), step.today);
    // Its downlines' contracts go on under the new one, but for those that pay more.
    if (before) await change(tx, before.id, { endsOn: lastDayOf(before, step.today) });
    return change(tx, proposal.id, { status: 'accepted', beginsOn });
  });
}

/** Rejects a proposal, or withdraws it. @throws Refusal not_found or contract_changed */
export async function decline(db: Database, step: ContractStep, as: 'rejected' | 'withdrawn'): Promise<Contract> {
  return db.transaction(async (tx) => {
    const proposal = await lockContract(tx, step);
    const by = as === 'rejected' ? proposal.receiverId : proposal.giverId;
    if (by !== step.agentId) throw unknown(step.contractId);
    if (proposal.status === as) return proposal;
    requireOpen(proposal, step.at);
    return change(tx, proposal.id, { status: as });
  });
}

/** Ends a contract of which the agent is a party. @throws Refusal not_found or contract_changed */
export async function terminate(db: Database, step: ContractStep): Promise<Contract> {
  return db.transaction(async (tx) => {
    const contract = await lockContract(tx, step);
    if (contract.receiverId !== step.agentId && contract.giverId !== step.agentId) throw unknown(step.contractId);
    if (contract.status !== 'accepted')
      throw new Refusal(409, 'contract_changed', 'Only a contract that was accepted can be ended.');
    if (contract.endsOn !== null) return contract;
    return { ...contract, endsOn: await endContract(tx, contract, step.today) };
  });
}

async function lockContract(db: Database, { contractId, kind }: ContractStep): Promise<Contract> {
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, contractId)).for('update');
  if (contract?.kind === kind) return contract;
  throw unknown(contractId);
}

function unknown(contractId: number): Refusal {
  return new Refusal(404, 'not_found', `You have no contract ${contractId}.`);
}

function requireOpen({ status, answerBy }: Contract, now: number): void {
  if (status === 'proposed' && answerBy > now) return;
  throw new Refusal(409, 'contract_changed', 'The proposal was answered, withdrawn or has expired.');
}

async function change(db: Database, id: number, to: Partial<Contract>): Promise<Contract> {
  const [changed] = await db.update(contracts).set(to).where(eq(contracts.id, id)).returning();
  if (!changed) throw unknown(id);
  return changed;
}
