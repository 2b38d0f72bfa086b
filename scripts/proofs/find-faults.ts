import type { Proof, Proofs } from './find-proofs.ts';

/** Titles that failed in the last test run, by file. */
export type FailedTitles = ReadonlyMap<string, ReadonlySet<string>>;

/** Reports each id without a test, and each test that did not pass when it ran last. */
export function findFaults(ids: readonly string[], proofs: Proofs, failed: FailedTitles): string[] {
  return ids.flatMap((id) => {
    const tests = proofs.get(id) ?? [];
    if (tests.length === 0) return [`${id} has no test. Put \`// @proves ${id}\` above the one that proves it`];
    return tests
      .filter((test) => didFail(test, failed))
      .map(({ file, title }) => `"${title}" of ${file} proves ${id}, and did not pass in the last test run`);
  });
}

function didFail({ file, title }: Proof, failed: FailedTitles): boolean {
  return someMatch(failed.get(file) ?? new Set(), title);
}

/** Titles of table tests contain values when they run, so `%s` and `$name` match anything. */
function someMatch(names: ReadonlySet<string>, title: string): boolean {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const like = new RegExp(`^${escaped.replaceAll(/%[a-z]|\\\$\w+/g, '.*')}$`);
  return [...names].some((name) => like.test(name));
}
