import type { Caller, Exchange } from '../client/exchange.ts';
import { codeOf, isLacking, NO_ANSWER, outcomeOf } from '../client/exchange.ts';
import { DANGERS, type Danger, type Operation } from '../contract/operation.ts';
import type { AnswerRule, OperationRule, Rule, SpecialRule, Trial } from '../rules/rule.ts';
import type { Book } from './book.ts';
import { callerOf } from './caller-of.ts';
import { type Context, NotPossible } from './context.ts';

export interface RuleSet {
  readonly answers: readonly AnswerRule[];
  readonly calls: readonly OperationRule[];
  readonly special: readonly SpecialRule[];
}

export interface RulesRun {
  readonly rules: RuleSet;
  readonly context: Context;
  readonly book: Book;
  /** The most dangerous calls to send. */
  readonly danger: Danger;
}

/** Tries every rule, in rising order of danger; what is more dangerous than asked for is written down as not tried. */
export async function runRules(run: RulesRun): Promise<void> {
  const allowed = DANGERS.slice(0, DANGERS.indexOf(run.danger) + 1);
  for (const stage of DANGERS) {
    for (const { trial, check } of [...callSteps(run, stage), ...specialSteps(run, stage)]) {
      if (allowed.includes(stage)) await attempt(trial, check);
      else trial.skip(`needs --danger ${stage}`);
    }
  }
}

/** One rule on one call, or one rule of several calls. */
interface Step {
  readonly trial: Trial;
  readonly check: () => Promise<void>;
}

function callSteps({ rules, context, book }: RulesRun, stage: Danger): Step[] {
  return rules.calls.flatMap((rule) => {
    const operations = [...context.chosen.values()].filter(
      (operation) => rule.applies(operation) && mostDangerous(rule.danger, operation.danger) === stage,
    );
    return operations.map((operation) => {
      const trial = trialOf({ rule, context, book }, operation);
      return { trial, check: () => checkCall(rule, operation, stage, trial) };
    });
  });
}

function specialSteps({ rules, context, book }: RulesRun, stage: Danger): Step[] {
  const dangerous = rules.special.filter(({ danger }) => danger === stage);
  return dangerous.map((rule) => {
    const trial = trialOf({ rule, context, book });
    return { trial, check: () => checkSpecial(rule, trial) };
  });
}

function mostDangerous(one: Danger, other: Danger): Danger {
  return DANGERS.indexOf(one) > DANGERS.indexOf(other) ? one : other;
}

async function checkCall(rule: OperationRule, operation: Operation, stage: Danger, trial: Trial): Promise<void> {
  if (trial.lacking.has(operation.id)) return;
  trial.operation(operation.id);
  const caller = callerOf(operation);
  if (rule.needsCaller) requireCaller(trial, caller, stage);
  await rule.check(trial, operation);
}

async function checkSpecial(rule: SpecialRule, trial: Trial): Promise<void> {
  for (const id of rule.uses) trial.operation(id);
  for (const caller of rule.needs) requireCaller(trial, caller, rule.danger);
  await rule.check(trial);
}

/** @throws NotPossible if there is no such account, or it may not be used for this */
function requireCaller({ accounts }: Context, caller: Caller, danger: Danger): void {
  if (caller === 'visitor' || accounts.may(caller, danger)) return;
  const named = accounts.may(caller, 'reads');
  throw new NotPossible(named ? `the ${caller} may not be used for ${danger}` : `the accounts file names no ${caller}`);
}

async function attempt(trial: Trial, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    trial.skip(error.message);
  }
}

interface At {
  readonly rule: Rule;
  readonly context: Context;
  readonly book: Book;
}

/** What a rule writes into the book; about a call, unless it names another subject. */
function trialOf({ rule, context, book }: At, operation?: Operation): Trial {
  const own = operation?.id ?? '';
  const trial: Trial = {
    ...context,
    pass: (subject = own) => book.write({ rule, subject, result: 'passed' }),
    fail: (exchange, fault, subject = own) => {
      if (exchange && isLacking(exchange)) return;
      book.write({ rule, subject, result: 'failed', fault, ...(exchange && { exchange }) });
    },
    skip: (reason, subject = own) => book.write({ rule, subject, result: 'not tried', reason }),
    expect: (exchange, allowed, subject = own) => {
      const received = outcomeOf(exchange);
      if (allowed.includes(received)) return trial.pass(subject);
      if (codeOf(exchange) === 'too_many_requests') return trial.skip('the platform asks to wait (429)', subject);
      trial.fail(exchange, { expected: allowed.join(' or '), received }, subject);
    },
  };
  return trial;
}

/** Examines an answer by every rule of answers. */
export function examine(rules: readonly AnswerRule[], exchange: Exchange, context: Context, book: Book): void {
  if (exchange.answer.status === NO_ANSWER) return;
  const subject = exchange.operation?.id ?? exchange.sent.address;
  for (const rule of rules) {
    const fault = rule.examine(exchange, context);
    if (fault === undefined) continue;
    const result = fault === null ? 'passed' : 'failed';
    book.write({ rule, subject, result, ...(fault && { fault, exchange }) });
  }
}
