import { answeredErrors, type Errors } from './answered-errors.ts';
import type { CallExample, SourceOperation } from './read-sources.ts';

/** A JWE in the form that the contract requires. Its parts are made up. */
const SOME_JWE =
  'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSIsImtpZCI6ImtleS0xIn0..MTIzNDU2Nzg5MDEy.ZW5jcnlwdGVk.YXV0aGVudGljYXRl';

/**
 * A call as it is published: what follows from its source is written out for tools that know plain OpenAPI, which are the errors of each
 * status, the plaintext of an encrypted body, and the example.
 */
export function publishedOperation(path: string, operation: SourceOperation, example?: CallExample): SourceOperation {
  const errors = answeredErrors(path, operation);
  const { parameters, requestBody, responses } = operation;
  const { 200: success, ...others } = responses;
  return {
    ...operation,
    'x-errors': errors,
    ...(parameters && { parameters: parameters.map((parameter) => withValue(parameter, example)) }),
    ...(requestBody && { requestBody: { ...requestBody, content: bodyOf(operation, requestBody.content, example) } }),
    responses: {
      200: { ...success, content: withExample(success.content, example?.answer) },
      ...problemsOf(errors),
      ...others,
    },
  };
}

function withValue<Parameter extends { name: string }>(parameter: Parameter, example?: CallExample): Parameter {
  const value = example?.query?.[parameter.name];
  return value === undefined ? parameter : { ...parameter, example: value };
}

/** An encrypted body tells the schema of its plaintext. */
function bodyOf(operation: SourceOperation, content: Record<string, object>, example?: CallExample) {
  const encrypted = operation['x-encrypted-payload'];
  if (encrypted === undefined) return withExample(content, example?.body);
  const plaintexts = [encrypted].flat().map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const [first, ...others] = plaintexts;
  const contentSchema = {
    ...(others.length > 0 ? { anyOf: plaintexts } : first),
    ...(example && { examples: [example.plaintext] }),
  };
  const schema = { $ref: '#/components/schemas/CompactJwe', contentMediaType: 'application/json', contentSchema };
  return { 'application/jose': { schema, example: SOME_JWE } };
}

function withExample(content: Record<string, object>, example: unknown): Record<string, object> {
  if (example === undefined) return content;
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]));
}

function problemsOf(errors: Errors): Record<string, object> {
  const problems = Object.entries(errors).map(([status, codes]) => {
    const description = codes.map((code) => `\`${code}\``).join(', ');
    return [status, { $ref: '#/components/responses/Problem', description: `${description}.` }];
  });
  return Object.fromEntries(problems);
}
