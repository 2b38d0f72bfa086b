import type { Exchange } from '../client/exchange.ts';
import type { Fault, Rule } from '../rules/rule.ts';

/** What came of a rule for one subject, which is the id of a call or the name of what the rule tried. */
export interface Entry {
  readonly rule: Rule;
  readonly subject: string;
  readonly result: 'passed' | 'failed' | 'not tried';
  /** Why it was not tried. */
  readonly reason?: string;
  readonly fault?: Fault;
  /** The call that shows the fault. */
  readonly exchange?: Exchange;
}

/** Keeps what came of each rule. A failure outlives everything, and what was tried outlives what was not. */
export interface Book {
  write(entry: Entry): void;
  entries(): readonly Entry[];
}

const WEIGHT = { 'not tried': 0, passed: 1, failed: 2 } as const;

export function createBook(): Book {
  const kept = new Map<string, Entry>();
  return {
    write(entry) {
      const key = `${entry.rule.id} ${entry.subject}`;
      const before = kept.get(key);
      if (!before || WEIGHT[entry.result] > WEIGHT[before.result]) kept.set(key, entry);
    },
    entries: () => [...kept.values()],
  };
}
