import type { ContractBundle } from './bundle-contract.ts';
import type { SourceOperation } from './read-sources.ts';

/** What clients and platforms rely on, small enough to keep of the last published version. */
export interface ContractShape {
  version: string;
  calls: Record<string, CallShape>;
}

interface CallShape {
  /** Fields that are sent, by path: `required` or `optional`, and the type. */
  sent: Record<string, string>;
  /** Fields of the answer, likewise. */
  answered: Record<string, string>;
}

interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The calls of a contract with the fields that are sent and answered. A schema inside itself is not repeated. */
export function shapeOf({ info, paths, components }: ContractBundle): ContractShape {
  const schemas: Readonly<Record<string, Schema>> = components.schemas;
  const fieldsOf = (schema: Schema) => Object.fromEntries(fields(schema, schemas, '', 'required', []));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, CallShape] => [
      `${method.toUpperCase()} ${path}`,
      { sent: fieldsOf(sentBy(call)), answered: fieldsOf(contentOf(call.responses[200].content)) },
    ]),
  );
  return { version: String(Object(info).version), calls: Object.fromEntries(calls) };
}

/**
 * Changes of a contract that an existing platform or site would not survive, as sentences: a call or field that is gone or has another
 * type, a field that must be sent and need not before, and one of an answer that may be left out.
 */
export function breakingChanges(before: ContractShape, after: ContractShape): string[] {
  return Object.entries(before.calls).flatMap(([name, was]) => {
    const now = after.calls[name];
    if (!now) return [`${name} is gone.`];
    const added = Object.entries(now.sent)
      .filter(([field, kind]) => kind.startsWith('required') && !(field in was.sent) && hasParent(field, was.sent))
      .map(([field]) => `${name}: ${field} must be sent.`);
    return [
      ...changes(was.sent, now.sent, 'optional', 'must be sent').map((change) => `${name}: ${change}`),
      ...added,
      ...changes(was.answered, now.answered, 'required', 'may be left out').map((change) => `${name}: ${change}`),
    ];
  });
}

/** A field of something new is not asked for where that is left out. */
function hasParent(field: string, was: Record<string, string>): boolean {
  const parent = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  return parent === '' || parent in was;
}

/** @param relied the half of the fields whose change to the other half breaks */
function changes(was: Record<string, string>, now: Record<string, string>, relied: string, broken: string): string[] {
  return Object.entries(was).flatMap(([field, before]) => {
    const after = now[field];
    if (after === undefined) return [`${field} is gone.`];
    const [[need, type], [needNow, typeNow]] = [before.split(' '), after.split(' ')];
    if (type !== typeNow) return [`${field} was ${type} and is ${typeNow}.`];
    return need === relied && needNow !== relied ? [`${field} ${broken}.`] : [];
  });
}

function sentBy({ parameters = [], requestBody, 'x-encrypted-payload': encrypted }: SourceOperation): Schema {
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  const plaintexts = [encrypted ?? []]
    .flat()
    .map((name): [string, Schema] => [name, { $ref: `#/components/schemas/${name}` }]);
  const body: [string, Schema][] =
    requestBody && plaintexts.length === 0 ? [['body', contentOf(requestBody.content)]] : [];
  return { required: [...required, 'body'], properties: { ...query, ...Object.fromEntries([...body, ...plaintexts]) } };
}

function contentOf(content: Record<string, object>): Schema {
  const [media] = Object.values(content);
  return media && 'schema' in media ? Object(media.schema) : {};
}

function fields(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  path: string,
  need: string,
  within: readonly string[],
): [string, string][] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    const named = schemas[$ref.replace('#/components/schemas/', '')];
    return named && !within.includes($ref) ? fields(named, schemas, path, need, [...within, $ref]) : [];
  }
  const own: [string, string][] = path === '' ? [] : [[path, `${need} ${schema.type ?? 'any'}`]];
  const items = schema.items ? fields(schema.items, schemas, `${path}[]`, 'required', within) : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    fields(property, schemas, path === '' ? name : `${path}.${name}`, needOf(schema, name), within),
  );
  return [...own, ...items, ...inside];
}

function needOf({ required = [] }: Schema, name: string): string {
  return required.includes(name) ? 'required' : 'optional';
}
