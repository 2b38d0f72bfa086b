import { refusedFields } from '#app/platform/refused-fields.ts';
import type { Fault } from './fault.ts';
import { type PersonField, personFields } from './fields.ts';

/** Fields that the platform refused; empty when it said something else. */
export function platformFaults(problem: unknown): Partial<Record<PersonField, Fault>> {
  const faults = refusedFields(problem).flatMap(({ name, rule }) => {
    const known = personFields.find((field) => field === name);
    return known ? [[known, rule === 'age' ? 'age' : 'entry'] as const] : [];
  });
  return Object.fromEntries(faults);
}
