import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Operation {
  readonly 'x-errors': Readonly<Record<string, readonly string[]>>;
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': { schema: object } } }>
  >;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const root = join(import.meta.dirname, '../..');
const contract: Contract = JSON.parse(readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'));

/** References of the contract point into the document, which ajv knows by this name. */
const NAME = 'contract';
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(contract, NAME);

const PROBLEM = { $ref: `${NAME}#/components/schemas/Problem` };

/** The calls that a site of `brands/mini` sends, as `docs/platform/README.md` lists them: `GET /wps/system/status`. */
export function callsOfMinimalBrand(): string[] {
  const guide = readFileSync(join(root, 'docs/platform/README.md'), 'utf8');
  const [, after = ''] = guide.split('\n## A minimal brand\n');
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/\[`([A-Z]+ [^`]+)`\]/g)].flatMap(([, call]) => call ?? []);
}

/** What is wrong with an answer by the contract, or an empty text. */
export function faultOf(
  method: string,
  path: string,
  status: number,
  errorCode: string | undefined,
  body: unknown,
): string {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) return `The contract has no ${method} ${path}.`;
  if (status >= 400 && !operation['x-errors'][status]?.includes(errorCode ?? ''))
    return `${method} ${path} lists no ${status} ${errorCode}.`;
  const schema = status >= 400 ? PROBLEM : operation.responses[status]?.content['application/json'].schema;
  if (!schema) return `${method} ${path} lists no status ${status}.`;
  const isRight = ajv.validate(inContract(schema), body);
  return isRight ? '' : ajv.errorsText(ajv.errors, { dataVar: `${method} ${path}` });
}

/** What is wrong with a message of the live socket, or an empty text. */
export function faultOfLive(message: unknown): string {
  return ajv.validate({ $ref: `${NAME}#/components/schemas/LiveMessage` }, message) ? '' : ajv.errorsText();
}

function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${NAME}#/`));
}
