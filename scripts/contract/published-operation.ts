import type { SourceOperation } from './read-sources.ts';

const COMPACT_JWE = { $ref: '#/components/schemas/CompactJwe' };

/** A call as it is published: what follows from its source is written out for tools that know plain OpenAPI. */
export function publishedOperation(operation: SourceOperation): SourceOperation {
  const encrypted = operation['x-encrypted-payload'];
  return encrypted === undefined ? operation : { ...operation, requestBody: encryptedBody([encrypted].flat()) };
}

/** A body in the encrypted form, with the schema of its plaintext. */
function encryptedBody(names: readonly unknown[]): object {
  const plaintexts = names.map((name) => ({ $ref: `#/components/schemas/${String(name)}` }));
  const [first, ...others] = plaintexts;
  const contentSchema = others.length > 0 ? { anyOf: plaintexts } : first;
  const schema = { ...COMPACT_JWE, contentMediaType: 'application/json', contentSchema };
  return { required: true, content: { 'application/jose': { schema } } };
}
