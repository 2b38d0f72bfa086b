import path from 'node:path';
import { readShared } from '#cli/brand/shared/read-shared.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { checkConform } from '#schemas/generated/config/conform.js';
import type { ConformAccounts, TestAccount } from '#schemas/generated/conform.ts';
import type { Caller } from '../client/exchange.ts';
import type { Danger } from '../contract/operation.ts';

/** A test account with its passwords. */
export interface KnownAccount {
  readonly username: string;
  readonly password: string;
  readonly paymentPassword: string | undefined;
  /** The most dangerous calls that it may make. */
  readonly may: Danger;
}

export interface KnownAccounts {
  readonly byCaller: ReadonlyMap<Caller, KnownAccount>;
  readonly operatorToken: string | undefined;
}

export const NO_ACCOUNTS: KnownAccounts = { byCaller: new Map(), operatorToken: undefined };

export interface ReadAccounts {
  /** Null if there are problems. */
  readonly accounts: KnownAccounts | null;
  readonly problems: readonly Problem[];
}

/** Reads the file of `--accounts`, and the passwords from the environment. @throws UsageError if a variable is not set */
export function readAccounts(file: string, environment: NodeJS.ProcessEnv): ReadAccounts {
  const problems: Problem[] = [];
  const read = readShared({ file, home: path.dirname(file) }, checkConform, (more) => problems.push(...more));
  return { accounts: read ? knownAccounts(read.value, environment) : null, problems };
}

function knownAccounts(written: ConformAccounts, environment: NodeJS.ProcessEnv): KnownAccounts {
  const { members, agent, operatorTokenFrom } = written;
  const missing = variablesOf(written).filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new UsageError(
      `The accounts file takes passwords from variables that are not set: ${missing.join(', ')}. Set them first.`,
    );
  const secretIn = (name: string | undefined) => (name === undefined ? undefined : environment[name]);
  const known = ({ username, passwordFrom, paymentPasswordFrom, may }: TestAccount): KnownAccount => ({
    username,
    password: secretIn(passwordFrom) ?? '',
    paymentPassword: secretIn(paymentPasswordFrom),
    may,
  });
  const [member, other] = members;
  const entries: [Caller, TestAccount | undefined][] = [
    ['member', member],
    ['other member', other],
    ['agent', agent],
  ];
  const byCaller = new Map(
    entries.flatMap(([caller, account]) => (account ? [[caller, known(account)] as const] : [])),
  );
  return { byCaller, operatorToken: secretIn(operatorTokenFrom) };
}

function variablesOf({ members, agent, operatorTokenFrom }: ConformAccounts): string[] {
  const accounts = [...members, ...(agent ? [agent] : [])];
  const named = accounts.flatMap(({ passwordFrom, paymentPasswordFrom }) => [passwordFrom, paymentPasswordFrom]);
  return [...new Set([...named, operatorTokenFrom])].filter((name) => name !== undefined);
}
