import { PlatformError } from './platform-error.ts';

export interface RefusedField {
  name: string;
  /** The broken rule, as the platform names it. */
  rule: unknown;
}

/** The fields that the platform refused; empty when it refused for another reason. */
export function refusedFields(problem: unknown): RefusedField[] {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  if (typeof value !== 'object' || value === null || !('fields' in value) || !Array.isArray(value.fields)) return [];
  return value.fields.flatMap((field: unknown) => fieldOf(field) ?? []);
}

function fieldOf(field: unknown): RefusedField | undefined {
  if (typeof field !== 'object' || field === null || !('name' in field) || typeof field.name !== 'string') return;
  return { name: field.name, rule: 'rule' in field ? field.rule : undefined };
}
