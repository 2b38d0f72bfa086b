import { openAccounts } from './accounts/open-accounts.ts';
import type { KnownAccounts } from './accounts/read-accounts.ts';
import { type Client, createClient } from './client/client.ts';
import type { Connection } from './client/connect.ts';
import { firstKey } from './client/encrypt.ts';
import { type Exchange, isLacking } from './client/exchange.ts';
import type { Secrets } from './client/secrets.ts';
import type { Contract } from './contract/contract.ts';
import type { Danger, Operation } from './contract/operation.ts';
import { type SchemaChecks, schemaChecks } from './contract/schema-checks.ts';
import { createBook, type Entry } from './plan/book.ts';
import type { Choice } from './plan/choose-calls.ts';
import { type Context, NotPossible } from './plan/context.ts';
import { createReader } from './plan/read-call.ts';
import { examine, type RuleSet, runRules } from './plan/run-rules.ts';
import { valuesAt } from './plan/value-at.ts';

export interface ConformRequest {
  readonly url: URL;
  readonly connection: Connection;
  readonly contract: Contract;
  readonly choice: Choice;
  readonly accounts: KnownAccounts;
  readonly secrets: Secrets;
  /** Domains of the brand; empty without one. */
  readonly domains: readonly string[];
  /** Origins of sites that call the platform on an origin of its own. */
  readonly origins: readonly string[];
  readonly danger: Danger;
  readonly rules: RuleSet;
  /** Compiled checks of the contract; made if left out. */
  readonly checks?: SchemaChecks;
  /** Hears of every exchange, for a record. */
  readonly hear?: (exchange: Exchange) => void;
}

export interface Conformity {
  readonly entries: readonly Entry[];
  /** How many calls were sent. */
  readonly calls: number;
  /** Ids of calls that the platform says it lacks. */
  readonly lacking: ReadonlySet<string>;
}

/** Walks the contract against a platform. */
export async function conformTo(request: ConformRequest): Promise<Conformity> {
  const { contract, accounts: known, rules, danger, secrets } = request;
  const book = createBook();
  const lacking = new Set<string>();
  const waiting: Exchange[] = [];
  const opened: { context?: Context } = {};
  let calls = 0;
  const hear = (exchange: Exchange) => {
    calls += 1;
    request.hear?.(exchange);
    if (exchange.operation && isLacking(exchange)) lacking.add(exchange.operation.id);
    if (opened.context) examine(rules.answers, exchange, opened.context, book);
    else waiting.push(exchange);
  };
  const client = createClient({ connection: request.connection, secrets, origin: originOf(request), hear });
  const modulesOn = await learnPlatform(client, contract);
  const accounts = await openAccounts({ known, client, secrets, contract });
  const context = contextOf({ ...request, client, accounts, modulesOn, lacking });
  opened.context = context;
  for (const exchange of waiting) examine(rules.answers, exchange, context, book);
  if (danger !== 'reads') await openTrial(context, secrets);
  await runRules({ rules, context, book, danger });
  return { entries: book.entries(), calls, lacking };
}

/** Origin of the site whose calls these are. */
function originOf({ origins, domains, url }: Pick<ConformRequest, 'origins' | 'domains' | 'url'>): string {
  const [domain] = domains;
  return origins[0] ?? (domain === undefined ? url.origin : `https://${domain}`);
}

/** Takes the key for payloads from the platform. @returns the modIds that are on */
async function learnPlatform(client: Client, contract: Contract): Promise<ReadonlySet<string>> {
  const call = (id: string) => client.call(named(contract, id));
  client.key.current = firstKey((await call('encryptionKeys')).answer.body);
  const { answer } = await call('whitelabel');
  const modules = valuesAt(answer.body, 'modId').filter((modId) => typeof modId === 'string');
  const off = new Set(modulesOff(answer.body));
  return new Set(modules.filter((modId) => !off.has(modId)));
}

function modulesOff(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(modulesOff);
  if (typeof value !== 'object' || value === null) return [];
  const modId: unknown = Reflect.get(value, 'modId');
  const own = typeof modId === 'string' && String(Reflect.get(value, 'enabled')) !== '1' ? [modId] : [];
  return [...own, ...Object.values(value).flatMap(modulesOff)];
}

function named({ operations }: Pick<Contract, 'operations'>, id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no call ${id}.`);
  return found;
}

type Parts = Omit<ConformRequest, 'accounts'> & Pick<Context, 'client' | 'accounts' | 'modulesOn' | 'lacking'>;

function contextOf({
  checks,
  contract,
  choice,
  url,
  domains,
  origins,
  client,
  accounts,
  modulesOn,
  lacking,
}: Parts): Context {
  const chosen = new Map(choice.operations.map((operation) => [operation.id, operation]));
  const operation = (id: string): Operation => {
    const found = chosen.get(id);
    if (!found) throw new NotPossible(`the call ${id} is not among those to try`);
    if (lacking.has(id)) throw new NotPossible(`the platform lacks ${id}`);
    if (found.modules.length > 0 && !found.modules.some((modId) => modulesOn.has(modId)))
      throw new NotPossible(`the module ${found.modules.join(' or ')} is off`);
    return found;
  };
  const reader = { client, operation, domains, url };
  return {
    ...{ ...reader, checks: checks ?? schemaChecks(contract), contract, chosen },
    ...{ origins, modulesOn, lacking, accounts, read: createReader(reader) },
  };
}

/** A trial account, where the platform opens some. */
async function openTrial({ client, operation }: Context, secrets: Secrets): Promise<void> {
  try {
    const body = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const { answer } = await client.call(operation('freePlay'), { body });
    const [token] = valuesAt(answer.body, 'value.token');
    if (typeof token !== 'string') return;
    secrets.add(token);
    client.setToken('trial account', token);
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
  }
}
