import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };
import { CONTRACT_NAME } from './contract-operations.ts';

/** Checks of the contract, compiled on first use, so that a start compiles none. */
export interface ContractSchemas {
  /** Checks a part of a request. Query values arrive as text and are converted to the schema's types. */
  requestValidator(
    schema: AnySchema,
    part: string | undefined,
  ): (data: unknown) => { error: Error } | { value: unknown };
  /** Checks an answer. @returns the problem, or null */
  answerFault(schema: AnySchema): (data: unknown) => string | null;
}

export function contractSchemas(): ContractSchemas {
  const options = { strict: false, validateSchema: false };
  const bodies = new Ajv2020(options).addSchema(contract, CONTRACT_NAME);
  const queries = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }).addSchema(contract, CONTRACT_NAME);
  const answers = new Ajv2020(options).addSchema(sealed(contract), CONTRACT_NAME);
  return {
    requestValidator(schema, part = 'request') {
      const ajv = part === 'querystring' ? queries : bodies;
      const check = lazily(ajv, schema);
      return (value) => {
        const validate = check();
        if (validate(value)) return { value };
        return { error: new Error(ajv.errorsText(validate.errors, { dataVar: part })) };
      };
    },
    answerFault(schema) {
      const check = lazily(answers, schema);
      return (data) => {
        const validate = check();
        return validate(data) ? null : answers.errorsText(validate.errors, { dataVar: 'answer' });
      };
    },
  };
}

function lazily(ajv: Ajv2020, schema: AnySchema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= ajv.compile(schema);
    return compiled;
  };
}

/**
 * A copy that allows no unknown properties. Sites tolerate them, but the sandbox must not send them: an operator's
 * platform will not have what is not in the contract.
 */
function sealed(document: object): object {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    const closable = isObject(value) && isObject(value['properties']) && !('additionalProperties' in value);
    return closable ? { ...value, additionalProperties: false } : value;
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
