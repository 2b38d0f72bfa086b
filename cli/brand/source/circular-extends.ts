import type { Problem } from '#cli/problems/problem.ts';
import type { SourceDocument } from './source-document.ts';

/** A file in a chain of extends. */
export interface ExtendsStep {
  readonly id: string;
  readonly document: SourceDocument;
}

/** The part of a trail that leads from an id back to itself; empty for a new id. */
export function findCircle(trail: readonly ExtendsStep[], id: string): readonly ExtendsStep[] {
  const start = trail.findIndex((step) => step.id === id);
  return start < 0 ? [] : trail.slice(start);
}

/**
 * Problem of a circle. Starts at the alphabetically first id, so that it is the same wherever the circle is entered.
 */
export function circularExtends(circle: readonly ExtendsStep[], noun: 'brand' | 'theme'): Problem[] {
  const ids = circle.map(({ id }) => id);
  const start = ids.indexOf([...ids].sort()[0] ?? '');
  const order = [...ids.slice(start), ...ids.slice(0, start)];
  const last = circle.at(start - 1);
  const finding = {
    rule: 'extends-cycle',
    message: `These ${noun}s extend each other in a circle.`,
    expected: `a ${noun} that does not extend this one`,
    received: [...order, order[0]].join(' → '),
    fix: 'Remove one "extends" from the circle.',
  };
  return last ? [last.document.problem(['extends'], finding)] : [];
}
