import type { Client } from '../client/client.ts';
import type { Caller, Exchange } from '../client/exchange.ts';
import type { Contract } from '../contract/contract.ts';
import type { Danger, Operation } from '../contract/operation.ts';
import type { SchemaChecks } from '../contract/schema-checks.ts';

/** Why something was not done, as a sentence without its full stop. */
export class NotPossible extends Error {}

/** What every rule knows of the platform that is tried. */
export interface Context {
  readonly client: Client;
  readonly checks: SchemaChecks;
  readonly contract: Contract;
  /** The calls to try, by id. */
  readonly chosen: ReadonlyMap<string, Operation>;
  /** Origin of the platform. */
  readonly url: URL;
  /** Domains of the brand; empty without one. */
  readonly domains: readonly string[];
  /** Origins of sites that call the platform on an origin of its own; empty where sites pass calls on. */
  readonly origins: readonly string[];
  /** modIds that are on. */
  readonly modulesOn: ReadonlySet<string>;
  /** Ids of calls that the platform says it lacks. */
  readonly lacking: ReadonlySet<string>;
  readonly accounts: Accounts;
  /** A call of the contract. @throws NotPossible where it is not among the chosen, or off */
  operation(id: string): Operation;
  /** The answer to a call of the contract that has to succeed. @throws NotPossible where it does not */
  read(id: string, query?: Readonly<Record<string, string | number>>, as?: Caller): Promise<Exchange>;
}

/** The test accounts, as far as there are some. */
export interface Accounts {
  /** Whether there is such a caller, and it may make calls of this danger. */
  may(caller: Caller, danger: Danger): boolean;
  /** Name that a caller logs in with. */
  nameOf(caller: Caller): string | undefined;
  paymentPasswordOf(caller: Caller): string | undefined;
  passwordOf(caller: Caller): string | undefined;
  /** Opens a new session of a caller, which becomes the one that its calls have. */
  logIn(caller: Caller): Promise<Exchange>;
}
