import { type ContractKind, KIND_RULES } from '#schemas/contracts/terms.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { propertiesOf } from '../json-object.ts';
import type { Request } from '../testing/test-sandbox.ts';

/** Calls of agents that visitors may make. */
const OPEN = new Set(['affiliate']);

/** The specification's calls of contracts. */
const STEPS: Readonly<Record<string, ContractKind>> = {
  processDividend: 'dividend',
  processDailySalary: 'dailySalary',
  processHourlySalary: 'hourlySalary',
  processRealTimeSalary: 'realTimeSalary',
};

/** Every call below `/wps/agent` that needs an agent, collected from the contract. */
export const agentCalls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { operationId, ...rest } = propertiesOf(operation);
    const id = String(operationId);
    const isOfAgents = path.startsWith('/wps/agent/') || id in STEPS;
    return isOfAgents && !OPEN.has(id) ? [{ id, path, method: methodOf(method), ...rest }] : [];
  }),
);

function methodOf(method: string) {
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).find((known) => known === method.toUpperCase()) ?? 'GET';
}

function proposalOf(kind: ContractKind) {
  const { periods, payments } = KIND_RULES[kind];
  const none = { validBet: 0, netLoss: 0, activeMembers: 0, singleBet: 0, rate: 0, winRate: 0, lossRate: 0, amount: 0 };
  const tiers = [{ ...none, [payments[0] ?? 'rate']: 1 }];
  return ({ account }: { account: string }): Request => ({
    json: { action: 'propose', account, period: periods[0], tiers, idempotencyKey: 'x' },
  });
}

export const fileOf = (field: string) => ({ columns: [{ field, heading: 'Heading' }] });

export interface About {
  account: string;
  code: string;
  /** A settled bet of the account. */
  betId: number;
  /** A movement of the account. */
  entryId: number;
  /** A message that another agent has sent. */
  messageId: number;
}

/** Valid requests about an account or something that belongs to it. A new call without an entry here fails the test. */
export const REQUESTS: Readonly<Record<string, (about: About) => Request & { query?: string }>> = {
  teamLevel: ({ account }) => ({ query: `account=${account}` }),
  agentIncome: () => ({}),
  teamProfit: ({ account }) => ({ query: `account=${account}` }),
  teamFile: ({ account }) => ({ query: `account=${account}`, json: fileOf('account') }),
  teamProfitFile: ({ account }) => ({ query: `account=${account}`, json: fileOf('account') }),
  teamDaysFile: () => ({ json: fileOf('day') }),
  agentIncomeFile: () => ({ json: fileOf('day') }),
  teamBetsFile: ({ account }) => ({ query: `account=${account}&scope=team`, json: fileOf('betId') }),
  teamMovementsFile: ({ account }) => ({ query: `account=${account}&scope=team`, json: fileOf('reference') }),
  teamMember: ({ account }) => ({ query: `account=${account}` }),
  teamBets: ({ account }) => ({ query: `account=${account}&scope=team` }),
  teamBet: ({ betId }) => ({ query: `betId=${betId}` }),
  teamMovements: ({ account }) => ({ query: `account=${account}&scope=team` }),
  teamMovement: ({ entryId }) => ({ query: `id=${entryId}` }),
  setTeamRate: ({ account }) => ({ json: { rate: 30, accounts: [{ account, shown: 0 }] } }),
  setTeamRates: ({ account }) => ({ json: { rate: 30, accounts: [{ account, shown: 0 }], idempotencyKey: 'x' } }),
  teamRateRanges: ({ account }) => ({ json: { accounts: [account] } }),
  freezeTeamMember: ({ account }) => ({ json: { accounts: [account], frozen: true } }),
  downlineTerms: ({ account }) => ({ query: `account=${account}` }),
  transferToDownline: ({ account }) => ({
    secret: { amount: 1000, account, made: 0, paymentPassword: '482915', idempotencyKey: 'x' },
  }),
  openAccount: () => ({
    secret: { account: 'matrix01', password: 'Secret123!', kind: 'member', rate: 1, idempotencyKey: 'x' },
  }),
  registrationLinks: () => ({}),
  registrationLinksFile: () => ({ json: fileOf('code') }),
  createRegistrationLink: () => ({ json: { kind: 'member', rate: 1, expiresIn: '1d', note: '', idempotencyKey: 'x' } }),
  contracts: () => ({ query: 'kind=dividend' }),
  contractDues: () => ({ query: 'kind=dividend&side=given' }),
  contractDuesFile: () => ({ query: 'kind=dividend&side=given', json: fileOf('account') }),
  contractsWaiting: () => ({}),
  contractOutlook: ({ account }) => ({ query: `kind=dividend&account=${account}` }),
  ...Object.fromEntries(Object.entries(STEPS).map(([id, kind]) => [id, proposalOf(kind)])),
  messageGroups: () => ({}),
  sentMessages: () => ({}),
  sentMessage: ({ messageId }) => ({ query: `messageId=${messageId}` }),
  sendMessage: ({ account }) => ({
    json: { to: { kind: 'downline', account }, subject: 'Hi', text: 'Well done', lastSent: 0, idempotencyKey: 'x' },
  }),
  setRegistrationLink: ({ code }) => ({ json: { code, isEnabled: false } }),
};
/** Calls that take no account. */
export const OWN = new Set([
  ...['contracts', 'contractDues', 'contractDuesFile', 'contractsWaiting', 'agentIncome', 'agentIncomeFile'],
  ...['teamDaysFile', 'openAccount', 'registrationLinks', 'registrationLinksFile', 'createRegistrationLink'],
  ...['messageGroups', 'sentMessages'],
]);
