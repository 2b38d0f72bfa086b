import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doesTheSame } from '#scripts/changed/difference.mjs';
import accessibility from './list/accessibility.json' with { type: 'json' };
import build from './list/build.json' with { type: 'json' };
import clock from './list/clock.json' with { type: 'json' };
import layout from './list/layout.json' with { type: 'json' };
import money from './list/money.json' with { type: 'json' };
import reports from './list/reports.json' with { type: 'json' };
import roles from './list/roles.json' with { type: 'json' };
import safety from './list/safety.json' with { type: 'json' };
import tabs from './list/tabs.json' with { type: 'json' };
import typing from './list/typing.json' with { type: 'json' };
import words from './list/words.json' with { type: 'json' };

/** A mistake that somebody could make, and the test that finds it. */
export interface Fault {
  kind: string;
  /** A sentence that says what a person or an operator would notice. */
  breaks: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** File of the test. */
  test: string;
  /** Its title as the source has it, `%s` and `$name` included, without that of a `describe` around it. */
  title: string;
  /** First value of a table of cases, where one case is enough and all take long. */
  case?: string | undefined;
}

const kinds = { money, roles, words, layout, build, safety, tabs, typing, clock, accessibility, reports };

export const faults: readonly Fault[] = Object.entries(kinds).flatMap(([kind, list]) =>
  list.map((fault) => ({ kind, ...fault })),
);

/** @param folder of the project, or of a copy */
export const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** The text of a fault's file with the fault. @throws unless it can be planted, and changes what the file does */
export function planted({ file, find, replace }: Fault, whole: string): string {
  const times = whole.split(find).length - 1;
  if (times !== 1) throw new Error(`${file} has ${times} times: ${find}`);
  const changed = whole.replace(find, () => replace);
  if (doesTheSame(file, whole, changed)) throw new Error(`${file} does the same with: ${replace}`);
  return changed;
}

/** Placeholder of a value in a title: as in a table of cases, or in a loop. */
const VALUE = /%[sdj]|\$\{[\w.]+\}|\$[\w.]+/;

/** Pattern that names the test of a fault to its runner: its title with anything in place of a value. */
export function titlePattern({ title, case: filled }: Pick<Fault, 'title' | 'case'>): string {
  const text = filled === undefined ? title : title.replace(VALUE, () => filled);
  const plain = text.split(new RegExp(VALUE, 'g'));
  return plain.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*');
}
