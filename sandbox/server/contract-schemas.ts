import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Schema = Record<string, unknown>;

/** Checks of the contract, compiled when they are first needed: a start compiles none. */
export interface ContractSchemas {
  /** For a part of a request. Query values arrive as text and are turned into what the schema says. */
  requestValidator(schema: unknown, part: string | undefined): (data: unknown) => { error: Error } | { value: unknown };
  /** For an answer; says what is wrong with it, or null. */
  answerFault(schema: unknown): (data: unknown) => string | null;
}

export function contractSchemas(): ContractSchemas {
  const options = { strict: false, validateSchema: false, inlineRefs: true };
  const exact = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
  return {
    requestValidator(schema, part) {
      const text = part === 'querystring' || part === 'params';
      const ajv = text ? coercing : exact;
      const check = lazily(() => ajv.compile(text ? sealed(schema) : asSchema(schema)));
      return (value) => {
        const validate = check();
        if (validate(value)) return { value };
        return { error: new Error(ajv.errorsText(validate.errors, { dataVar: part ?? 'request' })) };
      };
    },
    answerFault(schema) {
      const check = lazily(() => exact.compile(sealed(schema)));
      return (data) => {
        const validate = check();
        return validate(data) ? null : exact.errorsText(validate.errors, { dataVar: 'answer' });
      };
    },
  };
}

function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

/**
 * A copy in which no object may have properties that the schema does not name. Clients tolerate them, but the sandbox
 * must not answer them: what is not in the contract will not be on an operator's platform.
 */
function sealed(schema: unknown): Schema {
  const copy: unknown = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isObject(value) || !isObject(value['properties']) || 'additionalProperties' in value) return value;
    return { ...value, additionalProperties: false };
  });
  return asSchema(copy);
}

/** Recursive schemas arrive with an invented `$id`, which two of them would share. */
function asSchema(schema: unknown): Schema {
  if (!isObject(schema)) throw new Error('The contract holds something else where a schema belongs.');
  const { $id: _invented, ...rest } = schema;
  return rest;
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
