import { PlatformError } from '#app/platform/platform-error.ts';

export function isWrongPassword(problem: unknown): boolean {
  const value: unknown = problem instanceof PlatformError ? problem.details.value : undefined;
  if (typeof value !== 'object' || value === null || !('fields' in value) || !Array.isArray(value.fields)) return false;
  const fields: readonly { name?: unknown; rule?: unknown }[] = value.fields;
  return fields.some(({ name, rule }) => name === 'password' && rule === 'wrong');
}
