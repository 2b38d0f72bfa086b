import { PlatformError } from '#app/platform/platform-error.ts';
import type { Fault } from './fault.ts';
import { type PersonField, personFields } from './fields.ts';

/** Fields that the platform refused; empty when it said something else. */
export function refusedFields(problem: unknown): Partial<Record<PersonField, Fault>> {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  const fields = isRecord(value) && Array.isArray(value['fields']) ? value['fields'] : [];
  const faults = fields.filter(isRecord).flatMap(({ name, rule }) => {
    const known = personFields.find((field) => field === name);
    return known ? [[known, rule === 'age' ? 'age' : 'entry'] as const] : [];
  });
  return Object.fromEntries(faults);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
