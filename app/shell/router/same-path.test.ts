import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { paths } from './paths.ts';
import { isSamePath, isSheetPath } from './same-path.ts';

const path = fc.constantFrom(...Object.values(paths));

/** A spelling of a path with letters of any case and trailing slashes. */
const spelling = (of: string) =>
  fc
    .tuple(fc.array(fc.boolean(), { minLength: of.length, maxLength: of.length }), fc.nat(2))
    .map(
      ([upper, slashes]) => [...of].map((c, at) => (upper[at] ? c.toUpperCase() : c)).join('') + '/'.repeat(slashes),
    );

const spelled = path.chain((of) => fc.tuple(fc.constant(of), spelling(of)));

// @proves 2.9
it('takes every spelling of a path for that path, and finds its route', () => {
  const isFound = fc.property(spelled, ([of, written]) => {
    expect(isSamePath(of, written)).toBe(true);
    expect(
      findRoute(
        Object.values(paths).map((one) => ({ path: one })),
        written,
      )?.path,
    ).toBe(of);
    expect(isSheetPath(written)).toBe(of === paths.login || of === paths.register);
  });
  fc.assert(isFound);
});

it('tells different paths apart in every spelling', () => {
  const differs = fc.property(path, spelled, (one, [of, written]) => {
    expect(isSamePath(one, written)).toBe(one === of);
  });
  fc.assert(differs);
});
