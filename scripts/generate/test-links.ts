import type { Proof } from '../proofs/find-proofs.ts';

/** Titles of tests with links to their files, for a page in docs/. */
export function testLinks(tests: readonly Proof[]): string {
  return tests.map(({ file, title }) => `${title} ([${file.split('/').at(-1)}](../${file}))`).join('<br>');
}
