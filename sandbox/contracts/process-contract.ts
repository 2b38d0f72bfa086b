import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractOutcome, LiveContract, ContractStep as Step } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { Call, OperationId } from '../calls/call.ts';
import { dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { accept, decline, terminate } from './answer-proposal.ts';
import type { Contract } from './contract.ts';
import { accountsFor } from './contract-agent.ts';
import { contractCaller } from './contract-caller.ts';
import { contractItem } from './contract-item.ts';
import { dueItems } from './due-rows.ts';
import { payDues, requestDues } from './pay-dues.ts';
import { propose } from './propose.ts';
import { settleKind } from './settle-kind.ts';

const CHANGES: Record<Step['action'], LiveContract['change']> = {
  propose: 'proposed',
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  terminate: 'terminated',
  request: 'requested',
  pay: 'paid',
};

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** Performs a step with contracts of a kind, or with their amounts. @throws Refusal as the steps do */
export async function processContract(call: Caller, kind: ContractKind, step: Step): Promise<ContractOutcome> {
  const { platform } = call;
  const agent = contractCaller(call, kind);
  // Settle ended periods first, under the contracts that applied to them.
  await settleKind(platform, kind);
  if (step.action === 'request' || step.action === 'pay') return stepWithDues(platform, agent, kind, step);
  const contract = await stepWithContract(platform, agent, kind, step);
  announceStep(platform, kind, step.action, [contract]);
  return outcomeOf(platform, agent, contract);
}

async function stepWithContract(platform: Platform, agent: Member, kind: ContractKind, step: Step): Promise<Contract> {
  const { db } = platform;
  const now = platform.now();
  if (step.action === 'propose') {
    const { account, period, tiers, idempotencyKey } = step;
    if (account === undefined || period === undefined || tiers === undefined) throw lacks('account, period and tiers');
    return propose(db, { agent, account, terms: { kind, period, tiers }, idempotencyKey, at: now });
  }
  if (step.contractId === undefined) throw lacks('contractId');
  const today = dayIn(now, merchantZone(platform));
  const request = { agentId: agent.id, kind, contractId: step.contractId, at: now, today };
  if (step.action === 'accept') return accept(db, request);
  if (step.action === 'terminate') return terminate(db, request);
  return decline(db, request, step.action === 'reject' ? 'rejected' : 'withdrawn');
}

async function outcomeOf(platform: Platform, agent: Member, contract: Contract): Promise<ContractOutcome> {
  const clock = { now: platform.now(), today: dayIn(platform.now(), merchantZone(platform)) };
  const otherId = contract.receiverId === agent.id ? contract.giverId : contract.receiverId;
  const accounts = await accountsFor(platform.db, agent.id, otherId === null ? [] : [otherId]);
  const item = contractItem(contract, otherId === null ? undefined : accounts.get(otherId), clock);
  return { contract: item, amount: ZERO, currency: platform.brand.currency, dues: [] };
}

async function stepWithDues(
  platform: Platform,
  agent: Member,
  kind: ContractKind,
  step: Step,
): Promise<ContractOutcome> {
  if (kind === 'realTimeSalary')
    throw new Refusal(403, 'not_available', 'Real-time salaries are paid by themselves, every five minutes.');
  const { action, dueIds, idempotencyKey } = step;
  if (dueIds === undefined) throw lacks('dueIds');
  const request = { agentId: agent.id, kind, dueIds, idempotencyKey, at: platform.now() };
  const { amount, rows } = await (action === 'pay' ? payDues : requestDues)(platform.db, request);
  announceStep(
    platform,
    kind,
    action,
    rows.map(({ contract }) => contract),
  );
  return { amount, currency: platform.brand.currency, dues: await dueItems(platform.db, agent.id, rows) };
}

function lacks(names: string): Refusal {
  return new Refusal(422, 'invalid_field', `This step needs ${names}.`);
}

/** Tells both parties of contracts, on their open pages, that a step was taken. The operator has no pages. */
function announceStep(
  { live }: Platform,
  kind: ContractKind,
  action: Step['action'],
  contracts: readonly Pick<Contract, 'giverId' | 'receiverId'>[],
): void {
  const change = CHANGES[action];
  const givers = contracts.flatMap(({ giverId }) => giverId ?? []);
  for (const giverId of new Set(givers)) live.publish('contract', { kind, change, side: 'given' }, giverId);
  for (const receiverId of new Set(contracts.map((contract) => contract.receiverId)))
    live.publish('contract', { kind, change, side: 'own' }, receiverId);
}
