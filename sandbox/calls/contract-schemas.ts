import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { once } from '../once.ts';
import { CONTRACT_NAME } from './contract-operations.ts';

/** Checks of the contract. Each is compiled once, on first use, so that a start compiles none. */
export interface ContractSchemas {
  /** Checks a part of a request. Query values arrive as text and are converted to the schema's types. */
  requestValidator(
    schema: AnySchema,
    part: string | undefined,
  ): (data: unknown) => { error: Error } | { value: unknown };
  /** Checks an answer. @returns the problem, or null */
  answerFault(schema: AnySchema): (data: unknown) => string | null;
}

export const contractSchemas: () => ContractSchemas = once(() => {
  const options = { strict: false, validateSchema: false };
  const ofBody = faultFinder(new Ajv2020(options), contract);
  const ofQuery = faultFinder(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }), contract);
  const ofAnswer = faultFinder(new Ajv2020(options), sealed(contract));
  return {
    requestValidator(schema, part = 'request') {
      const faultOf = (part === 'querystring' ? ofQuery : ofBody)(schema);
      return (value) => {
        const fault = faultOf(value, part);
        return fault === null ? { value } : { error: new Error(fault) };
      };
    },
    answerFault(schema) {
      const faultOf = ofAnswer(schema);
      return (data) => faultOf(data, 'answer');
    },
  };
});

/** @returns the problem of data, which goes by a name in its text, or null */
type Fault = (data: unknown, name: string) => string | null;

/** @returns the check of a schema, which is the same for the same text, as each sandbox of a process asks for all of them */
function faultFinder(ajv: Ajv2020, document: object): (schema: AnySchema) => Fault {
  ajv.addSchema(document, CONTRACT_NAME);
  const faults = new Map<string, Fault>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const faultOf = faults.get(text) ?? lazyFault(ajv, schema);
    faults.set(text, faultOf);
    return faultOf;
  };
}

function lazyFault(ajv: Ajv2020, schema: AnySchema): Fault {
  const compiled = once(() => ajv.compile(schema));
  return (data, dataVar) => {
    const validate = compiled();
    return validate(data) ? null : ajv.errorsText(validate.errors, { dataVar });
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
