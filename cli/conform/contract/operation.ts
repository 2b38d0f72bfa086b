import type { Dictionary } from '#cli/json/guards.ts';

/** What a call may do to a platform, in rising order of danger. */
export const DANGERS = ['reads', 'writes', 'money'] as const;
export type Danger = (typeof DANGERS)[number];

/** A schema of the contract; what it refers to is in the contract's components. */
export type Schema = Dictionary;

export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** A value that the contract gives as an example. */
  readonly example: unknown;
}

export type BodyType = 'application/json' | 'application/jose' | 'application/x-www-form-urlencoded';

/** What a call sends. */
export interface Body {
  readonly type: BodyType;
  /** Of the plaintext, if the body is encrypted. */
  readonly schema: Schema;
  readonly example: unknown;
  /** Bytes that the contract allows; undefined where it names no limit. */
  readonly limit: number | undefined;
}

/** A call of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The contract's domain, such as `wallets`. */
  readonly domain: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Whose token it needs. */
  readonly token: 'none' | 'member' | 'operator';
  /** modIds of which one has to be on; empty for what every site has. */
  readonly modules: readonly string[];
  readonly isClosedToTrials: boolean;
  /** Whether it belongs to the agents' back office. */
  readonly isForAgents: boolean;
  /** Codes that it may refuse with, by status. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether a success is a file, not JSON. */
  readonly answersFile: boolean;
  readonly danger: Danger;
  /** JSON pointer of the schema of its success. */
  readonly answerPointer: string;
}
