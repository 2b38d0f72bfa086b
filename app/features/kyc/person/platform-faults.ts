import { refusedFields } from '#app/platform/refused-fields.ts';
import type { Fault } from './fault.ts';
import { type PersonField, personFields } from './fields.ts';

/** The platform's faults by field; empty when it refused for another reason. */
export function platformFaults(problem: unknown): Partial<Record<PersonField, Fault>> {
  const faults = refusedFields(problem).flatMap(({ name, rule }) => {
    const known = personFields.find((field) => field === name);
    return known ? [[known, rule === 'age' ? 'age' : 'entry'] as const] : [];
  });
  return Object.fromEntries(faults);
}
