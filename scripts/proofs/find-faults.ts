import type { Proof, Proofs } from './find-proofs.ts';

/** Titles of the last test run by file; null when there was none, or only a part of it. */
export type PassedTitles = ReadonlyMap<string, ReadonlySet<string>> | null;

/** Reports each id without a test, and each test that did not pass when it ran last. */
export function findFaults(ids: readonly string[], proofs: Proofs, passed: PassedTitles): string[] {
  return ids.flatMap((id) => {
    const tests = proofs.get(id) ?? [];
    if (tests.length === 0) return [`${id} has no test. Put \`// @proves ${id}\` above the one that proves it`];
    return tests
      .filter((test) => !didPass(test, passed))
      .map(({ file, title }) => `"${title}" of ${file} proves ${id}, and did not pass in the last test run`);
  });
}

/** A file that did not run has failed nothing. */
function didPass({ file, title }: Proof, passed: PassedTitles): boolean {
  const ran = passed?.get(file);
  return !ran || someMatch(ran, title);
}

/** Titles of table tests contain values when they run, so `%s` and `$name` match anything. */
function someMatch(ran: ReadonlySet<string>, title: string): boolean {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const like = new RegExp(`^${escaped.replaceAll(/%[a-z]|\\\$\w+/g, '.*')}$`);
  return [...ran].some((name) => like.test(name));
}
