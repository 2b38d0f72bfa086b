import type { SchemaError } from '#schemas/generated/config/schema-error.ts';

/**
 * For a union without a matching branch, keeps the errors of the closest branch: the one whose errors are
 * deepest, then the one with the fewest. Errors outside unions stay, and the union's own error is dropped.
 */
export function closestBranches(errors: readonly SchemaError[]): SchemaError[] {
  const union = errors.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (!union) return [...errors];
  const prefix = `${union.schemaPath}/`;
  const inside = errors.filter((error) => error.schemaPath.startsWith(prefix));
  const outside = errors.filter((error) => error !== union && !error.schemaPath.startsWith(prefix));
  const branches = groupByBranch(inside, prefix).sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return closestBranches([...outside, ...(branches[0] ?? [{ ...union, keyword: 'union' }])]);
}

function groupByBranch(errors: readonly SchemaError[], prefix: string): SchemaError[][] {
  const branches = new Map<string, SchemaError[]>();
  for (const error of errors) {
    const branch = error.schemaPath.slice(prefix.length).split('/', 1)[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return [...branches.values()];
}

function depth(errors: readonly SchemaError[]): number {
  return Math.max(...errors.map((error) => error.instancePath.split('/').length));
}
