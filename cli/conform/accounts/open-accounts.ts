import { UsageError } from '#cli/problems/usage-error.ts';
import type { Client } from '../client/client.ts';
import { type Caller, type Exchange, outcomeOf } from '../client/exchange.ts';
import type { Secrets } from '../client/secrets.ts';
import type { Contract } from '../contract/contract.ts';
import { DANGERS } from '../contract/operation.ts';
import { type Accounts, NotPossible } from '../plan/context.ts';
import { textAt } from '../plan/value-at.ts';
import type { KnownAccounts } from './read-accounts.ts';

export interface OpenAccounts {
  readonly known: KnownAccounts;
  readonly client: Client;
  readonly secrets: Secrets;
  readonly contract: Contract;
}

/** Logs every test account in. @throws UsageError if the platform refuses one */
export async function openAccounts({ known, client, secrets, contract }: OpenAccounts): Promise<Accounts> {
  const { byCaller, operatorToken } = known;
  for (const { password, paymentPassword, username } of byCaller.values())
    for (const secret of [password, paymentPassword, username]) if (secret !== undefined) secrets.add(secret);
  client.setToken('operator', operatorToken);
  const login = contract.operations.find(({ id }) => id === 'login');
  const logIn = async (caller: Caller): Promise<Exchange> => {
    const account = byCaller.get(caller);
    if (!account || !login) throw new Error(`No account is known for the ${caller}.`);
    const { username, password } = account;
    const exchange = await client.call(login, { body: { username, password, type: 'username' } });
    const token = textAt(exchange.answer.body, 'value.token');
    if (token === undefined) throw new NotPossible(refused(username, exchange));
    client.setToken(caller, token);
    return exchange;
  };
  await logAllIn(byCaller.keys(), logIn);
  return {
    may: (caller, danger) => {
      if (caller === 'operator') return operatorToken !== undefined;
      if (caller === 'trial account') return client.tokenOf(caller) !== undefined;
      const account = byCaller.get(caller);
      return account !== undefined && DANGERS.indexOf(account.may) >= DANGERS.indexOf(danger);
    },
    nameOf: (caller) => byCaller.get(caller)?.username,
    passwordOf: (caller) => byCaller.get(caller)?.password,
    paymentPasswordOf: (caller) => byCaller.get(caller)?.paymentPassword,
    logIn,
  };
}

/** @throws UsageError for the first account that the platform refuses: most rules need them */
async function logAllIn(callers: Iterable<Caller>, logIn: Accounts['logIn']): Promise<void> {
  try {
    for (const caller of callers) await logIn(caller);
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    throw new UsageError(`${error.message.replace(/^t/, 'T')}. ${FIT_FOR_TESTS}`);
  }
}

const FIT_FOR_TESTS =
  'Test accounts need no captcha, no bot check and no new password; check the name and the variable with the password too.';

function refused(username: string, exchange: Exchange): string {
  return `the platform does not log ${username} in: ${outcomeOf(exchange)}`;
}
