import type { SchemaError } from '#schemas/generated/config/schema-error.ts';

/**
 * Reduces the errors of a union that no branch matches to those of the closest branch: the one with the deepest errors,
 * then the fewest. Drops the union's own error. Ajv reports a union right after the errors of its branches, so one pass
 * is enough.
 */
export function closestBranches(errors: readonly SchemaError[]): SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    const isUnion = error.keyword === 'anyOf' || error.keyword === 'oneOf';
    for (const branchError of isUnion ? closestBranch(error, takeInside(error, kept)) : [error]) kept.push(branchError);
  }
  return kept;
}

/** Removes the errors of a union's branches from the end of those before it. */
function takeInside(union: SchemaError, before: SchemaError[]): SchemaError[] {
  const prefix = `${union.schemaPath}/`;
  const first = before.findLastIndex((error) => !(error.schemaPath.startsWith(prefix) && isAt(union, error))) + 1;
  return before.splice(first);
}

/** Whether an error is at the value that the union describes, or inside it. */
function isAt({ instancePath }: SchemaError, error: SchemaError): boolean {
  return error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
}

function closestBranch(union: SchemaError, inside: readonly SchemaError[]): readonly SchemaError[] {
  const branches = groupByBranch(inside, `${union.schemaPath}/`).sort(
    (a, b) => depth(b) - depth(a) || a.length - b.length,
  );
  return branches[0] ?? [{ ...union, keyword: 'union' }];
}

function groupByBranch(errors: readonly SchemaError[], prefix: string): SchemaError[][] {
  const branches = new Map<string, SchemaError[]>();
  for (const error of errors) {
    const branch = error.schemaPath.slice(prefix.length).split('/', 1)[0] ?? '';
    const errorsOfBranch = branches.get(branch);
    if (errorsOfBranch) errorsOfBranch.push(error);
    else branches.set(branch, [error]);
  }
  return [...branches.values()];
}

function depth(errors: readonly SchemaError[]): number {
  return errors.reduce((deepest, { instancePath }) => Math.max(deepest, instancePath.split('/').length), 0);
}
