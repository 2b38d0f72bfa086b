import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Dictionary } from '#cli/json/guards.ts';
import type { Contract } from './contract.ts';
import type { Operation, Schema } from './operation.ts';

/** Checks of answers against the contract. Each schema is compiled once, on first use. */
export interface SchemaChecks {
  /** What is wrong with the body of a success, or null. */
  answerFault(operation: Operation, body: unknown): string | null;
  /** What is wrong with the body of a refusal, or null. */
  problemFault(body: unknown): string | null;
  /** What is wrong with a value of a named schema, or null. */
  faultOf(schemaName: string, value: unknown): string | null;
  /** The schema that another one refers to, or itself. */
  resolved(schema: Schema): Schema;
}

const NAME = 'contract';

export function schemaChecks({ document }: Pick<Contract, 'document'>): SchemaChecks {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  ajv.addSchema(document, NAME);
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  const faultAt = (pointer: string, value: unknown, name: string) => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `${NAME}${pointer}` });
    compiled.set(pointer, check);
    return check(value) ? null : ajv.errorsText(check.errors, { dataVar: name });
  };
  return {
    answerFault: ({ answerPointer }, body) => faultAt(answerPointer, body, 'answer'),
    problemFault: (body) => faultAt('#/components/schemas/Problem', body, 'answer'),
    faultOf: (schemaName, value) => faultAt(`#/components/schemas/${schemaName}`, value, 'message'),
    resolved: (schema) => resolve(document, schema),
  };
}

function resolve(document: Dictionary, schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return firstBranch(document, schema);
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), document);
  return resolve(document, { ...Object(found) });
}

/** Of several payloads, the first is the one that the contract's example has. */
function firstBranch(document: Dictionary, schema: Schema): Schema {
  const [first]: readonly unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return typeof first === 'object' && first !== null && !('properties' in schema)
    ? resolve(document, { ...first })
    : schema;
}
