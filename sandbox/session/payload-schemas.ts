import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { CONTRACT_NAME } from '../calls/contract-operations.ts';
import { once } from '../once.ts';

type SchemaName = keyof typeof contract.components.schemas;

/** The schemas of the contract, each compiled on its first use: compiling one takes far longer than checking a payload. */
export const payloadSchemas = once(() =>
  new Ajv2020({ strict: false, validateSchema: false }).addSchema(contract, CONTRACT_NAME),
);

/** Name of a schema of the contract in `payloadSchemas().validate`. */
export function schemaReference(name: SchemaName): string {
  return `${CONTRACT_NAME}#/components/schemas/${name}`;
}
