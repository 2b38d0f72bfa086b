import type { FastifySchema } from 'fastify';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };

export interface ContractOperation {
  operationId: string;
  method: string;
  url: string;
  /** Size limit of the body in bytes, if larger than usual. */
  bodyLimit?: number;
  /** Schemas are references into the contract, by the name in `contractName`. */
  schema: FastifySchema;
  /** Whether it needs a member's session. */
  needsSession: boolean;
  /** Duties that may be open when this is called. */
  openWhileOwed: readonly string[];
  /** modIds of which one has to be on; undefined for what every site has. */
  modules?: readonly string[];
  isClosedToTrials: boolean;
}

interface WrittenOperation {
  operationId: string;
  parameters?: { name: string; required?: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: { 200: { content: object } };
  security?: object[];
  'x-body-limit'?: number;
  'x-open-while-owed'?: string[];
  'x-modules'?: string[];
  'x-closed-to-trials'?: boolean;
}

export const CONTRACT_NAME = 'contract';
const JSON_TYPE = 'application/json';

/** The operations of the contract as routes, in the order of the document. */
export function contractOperations(): ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => route(url, method, operation)),
  );
}

function route(url: string, method: string, operation: WrittenOperation): ContractOperation {
  const { operationId, parameters, requestBody, responses, security = [], 'x-body-limit': bodyLimit } = operation;
  const modules = operation['x-modules'];
  const access = {
    needsSession: security.some((way) => 'token' in way),
    openWhileOwed: operation['x-open-while-owed'] ?? [],
    ...(modules && { modules }),
    isClosedToTrials: operation['x-closed-to-trials'] ?? false,
  };
  const pointer = `${CONTRACT_NAME}#/paths/${escaped(url)}/${method}`;
  const problem = { $ref: `${CONTRACT_NAME}#/components/schemas/Problem` };
  const schema: FastifySchema = {
    response: {
      // A file is sent as it is read.
      ...(JSON_TYPE in responses[200].content && {
        200: { $ref: `${pointer}/responses/200/content/${escaped(JSON_TYPE)}/schema` },
      }),
      '4xx': problem,
      '5xx': problem,
    },
    ...(parameters && { querystring: querySchema(parameters) }),
    ...(requestBody && { body: { content: bodySchemas(requestBody, pointer) } }),
  };
  return { operationId, method: method.toUpperCase(), url, schema, ...access, ...(bodyLimit && { bodyLimit }) };
}

/** Unknown query parameters are refused, like invalid ones. */
function querySchema(parameters: NonNullable<WrittenOperation['parameters']>): object {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, withAbsoluteReference(schema)]));
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return { type: 'object', additionalProperties: false, required, properties };
}

function withAbsoluteReference(schema: object): object {
  if (!('$ref' in schema)) return schema;
  return { ...schema, $ref: `${CONTRACT_NAME}${String(schema.$ref)}` };
}

function bodySchemas({ content }: { content: object }, pointer: string): object {
  const types = Object.keys(content);
  return Object.fromEntries(
    types.map((type) => [type, { schema: { $ref: `${pointer}/requestBody/content/${escaped(type)}/schema` } }]),
  );
}

/** One step of a JSON pointer. */
function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
