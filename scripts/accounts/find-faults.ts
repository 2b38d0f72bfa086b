import { proofsOf, type Rule } from './rules.ts';

/** Text of a test file; undefined if it does not exist. */
export type ReadSource = (file: string) => string | undefined;

/** Titles of the last test run by file; null when there was none, or only a part of it. */
export type PassedTitles = ReadonlyMap<string, ReadonlySet<string>> | null;

/** Characters before a test's title. */
const callStart = /\(\s*/g;

/** Reports each rule without a test, each test that does not exist, and each that did not pass. */
export function findFaults(rules: readonly Rule[], read: ReadSource, passed: PassedTitles): string[] {
  return rules.flatMap((rule) => {
    if (rule.open) return rule.tests.length > 0 ? [`"${rule.rule}" has tests, and is marked as open`] : [];
    if (rule.tests.length === 0) return [`"${rule.rule}" has no test`];
    if (rule.arabic?.length === 0) return [`"${rule.rule}" has no test that reads it in Arabic`];
    return proofsOf(rule).flatMap(({ file, title }) => {
      const source = read(file);
      if (source === undefined) return [`${file} does not exist, but is named as the test of "${rule.rule}"`];
      if (!hasTitle(source, title)) return [`${file} has no test "${title}"`];
      const ran = passed?.get(file);
      return ran && !someMatch(ran, title) ? [`"${title}" of ${file} did not pass in the last test run`] : [];
    });
  });
}

/** Whether the source has a test with this title, in any kind of quotes. */
export function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const text = title.replaceAll(quote, `\\${quote}`);
    return [...source.matchAll(callStart)].some(({ index, 0: start }) =>
      source.startsWith(`${quote}${text}${quote},`, index + start.length),
    );
  });
}

/** Titles of table tests contain values when they run, so `%s` and `$name` match anything. */
function someMatch(ran: ReadonlySet<string>, title: string): boolean {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const like = new RegExp(`^${escaped.replaceAll(/%[a-z]|\\\$\w+/g, '.*')}$`);
  return [...ran].some((name) => like.test(name));
}
