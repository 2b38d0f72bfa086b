import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaCheck } from '#cli/brand/schema/schema-findings.ts';
import { valueAt } from '#cli/brand/source/json-path.ts';
import { isDictionary } from '#cli/json/guards.ts';
import { packageFolder } from '#cli/package/installed-packages.ts';

/** Finds the check of the answer to a call of the contract; undefined for one whose answer has no JSON. */
export type Contract = (method: string, path: string) => SchemaCheck | undefined;

const NAME = 'contract';

/**
 * Opens the platform's contract; its checks are compiled when they are first used.
 * @param root the package's root
 * @returns undefined where `ajv`, which only `dev`, `preview` and the sandbox use, is not installed
 */
export async function openContract(root: string): Promise<Contract | undefined> {
  if (packageFolder('ajv', root) === undefined) return undefined;
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const document: unknown = JSON.parse(readFileSync(path.join(root, 'schemas/platform/openapi.json'), 'utf8'));
  if (!isDictionary(document)) throw new Error('The contract is no object.');
  const ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false, validateFormats: false },
    ...{ allErrors: true, verbose: true, messages: false },
  }).addSchema(document, NAME);
  const known = new Map<string, SchemaCheck | undefined>();
  return (method, place) => {
    const steps = ['paths', place, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
    const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    if (!known.has(pointer)) {
      const isAnswered = isDictionary(valueAt(document, steps));
      known.set(pointer, isAnswered ? ajv.compile({ $ref: `${NAME}#/${pointer}` }) : undefined);
    }
    return known.get(pointer);
  };
}
