import type { Outgoing } from '#cli/conform/client/connect.ts';
import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';

/** A call as it reaches the faulty platform. */
export interface FaultyCall extends Outgoing {
  /** Path and query. */
  readonly address: string;
}

/** Lets the sandbox answer, the call changed or not. */
export type Pass = (changes?: Partial<FaultyCall>) => Promise<Response>;

export interface FaultyPlatform {
  readonly sandbox: TestSandbox;
  /** Tokens of the latest log-ins, by username. */
  readonly tokens: Map<string, string>;
}

/** One behaviour of the sandbox, replaced by another. */
export type Behave = (call: FaultyCall, pass: Pass, platform: FaultyPlatform) => Promise<Response>;

/** A mistake that a platform can have. */
export interface PlantedFault {
  /** What the platform does wrong. */
  readonly what: string;
  /** Id of the rule that finds it. */
  readonly rule: string;
  /** Ids of calls to try beside those that a special rule names. */
  readonly calls?: readonly string[];
  readonly behave?: Behave;
  /** A change inside the sandbox. @returns what undoes it */
  readonly plant?: (sandbox: TestSandbox) => () => void;
}
