import type { Caller, Exchange } from '../client/exchange.ts';
import type { Danger, Operation } from '../contract/operation.ts';
import type { Context } from '../plan/context.ts';

/** `error` for what harms players, money or a site; `warning` for what is only untidy. */
export type Severity = 'error' | 'warning';

interface RuleHead {
  /** Stable name, such as `refuses-without-token`. */
  readonly id: string;
  readonly severity: Severity;
  /** What the contract asks for, as a sentence. */
  readonly says: string;
  /** What to change in a platform that breaks it, as a sentence. */
  readonly mend: string;
}

/** What breaks a rule. */
export interface Fault {
  readonly expected: string;
  readonly received: string;
}

/** A rule of every answer, whatever the call was sent for. It sends nothing. */
export interface AnswerRule extends RuleHead {
  readonly kind: 'answer';
  /** Undefined where the rule says nothing about such an answer. */
  examine(exchange: Exchange, context: Context): Fault | null | undefined;
}

/** A rule that is tried on every call it applies to, each time at least with the danger of the call. */
export interface OperationRule extends RuleHead {
  readonly kind: 'operation';
  readonly danger: Danger;
  readonly applies: (operation: Operation) => boolean;
  /** Whether it needs the session that the call is made for. */
  readonly needsCaller: boolean;
  check(trial: Trial, operation: Operation): Promise<void>;
}

/** A rule about what certain calls do together. */
export interface SpecialRule extends RuleHead {
  readonly kind: 'special';
  readonly danger: Danger;
  /** Ids of the calls that it sends. */
  readonly uses: readonly string[];
  readonly needs: readonly Caller[];
  check(trial: Trial): Promise<void>;
}

export type Rule = AnswerRule | OperationRule | SpecialRule;

/** A rule at work: what it knows, and where it says what it found. */
export interface Trial extends Context {
  pass(subject?: string): void;
  fail(exchange: Exchange | null, fault: Fault, subject?: string): void;
  /** Says why something cannot be tried. */
  skip(reason: string, subject?: string): void;
  /** Passes if the answer is one of these, such as `401 not_logged_in` or `200`; fails otherwise. */
  expect(exchange: Exchange, allowed: readonly string[], subject?: string): void;
}
