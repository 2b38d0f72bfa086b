import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from './guard-source.ts';

/** Form of a request's body: JSON, a form, or encrypted as a compact JWE. */
export type BodyKind = 'json' | 'form' | 'jose';

export interface Body {
  kind: BodyKind;
  /** Names of the component schemas that it may have, before encryption. */
  schemas: string[];
}

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  summary: string;
  query: 'none' | 'optional' | 'required';
  body: Body | undefined;
  /** Whether it needs a session. */
  isSecured: boolean;
  answer: Answer;
}

/** The content of a successful answer besides `success` and `message`. */
export interface Answer {
  /** The only property; undefined if there are none or several, or if it may be left out. */
  property: string | undefined;
  /** Schema of the property or of the whole answer; undefined for an empty answer. */
  schema: JsonSchema | undefined;
  /** Media type of an answer that is a file. */
  file?: string;
}

export interface Contract {
  document: ContractDocument;
  operations: Operation[];
}

interface ContractDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface ContractOperation {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  'x-encrypted-payload'?: string | string[];
  responses: { 200: { content: Record<string, { schema: JsonSchema }> } };
}

export const contractFile = fileURLToPath(new URL('../../schemas/generated/platform.openapi.json', import.meta.url));
export const generatedFolder = fileURLToPath(new URL('../../schemas/generated/', import.meta.url));

const BODY_KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'application/jose': 'jose',
};

/** Reads the platform contract and lists its operations in the order of the document. */
export async function readContract(): Promise<Contract> {
  const document: ContractDocument = JSON.parse(await readFile(contractFile, 'utf8'));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  );
  return { document, operations };
}

/** Name of the component schema behind a reference. */
export function schemaName(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}

/** An operation's name with a capital, as used in its types and guards. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function operationOf(path: string, method: string, operation: ContractOperation): Operation {
  const { operationId, summary, parameters = [], security = [], responses } = operation;
  const unknown = parameters.find((parameter) => parameter.in !== 'query');
  if (unknown) throw new Error(`${operationId}: generated calls send no ${unknown.in} parameter (${unknown.name}).`);
  const hasRequired = parameters.some(({ required }) => required);
  return {
    ...{ operationId, path, method: method.toUpperCase(), summary },
    query: parameters.length === 0 ? 'none' : hasRequired ? 'required' : 'optional',
    body: bodyOf(operation),
    isSecured: security.length > 0,
    answer: answerOf(operationId, responses[200].content),
  };
}

function bodyOf({ operationId, requestBody, ...operation }: ContractOperation): Body | undefined {
  if (!requestBody) return undefined;
  const [[type = '', { schema } = { schema: {} }] = []] = Object.entries(requestBody.content);
  const kind = BODY_KINDS[type];
  const encrypted = operation['x-encrypted-payload'];
  const names = kind === 'jose' ? encrypted : schema.$ref && schemaName(schema.$ref);
  if (!kind || !names) throw new Error(`${operationId}: generated calls cannot send this body (${type}).`);
  return { kind, schemas: [names].flat() };
}

function answerOf(operationId: string, content: ContractOperation['responses'][200]['content']): Answer {
  const [[type = '', { schema } = { schema: {} }] = []] = Object.entries(content);
  if (type === 'application/json') return envelopeOf(operationId, schema);
  return { property: undefined, schema: undefined, file: type };
}

/** Every answer but a file is an envelope: `success: true`, an optional `message`, and the content. */
function envelopeOf(operationId: string, schema: JsonSchema): Answer {
  const { success, message, ...rest } = schema.properties ?? {};
  const isEnvelope = success?.const === true && message?.type === 'string' && schema.required?.includes('success');
  if (!isEnvelope) throw new Error(`${operationId}: its answer is not an envelope with success and message.`);
  const [property, ...others] = Object.keys(rest);
  if (property === undefined) return { property, schema: undefined };
  if (others.length > 0) return { property: undefined, schema };
  if (!schema.required?.includes(property)) return { property: undefined, schema };
  return { property, schema: rest[property] };
}
