// Writes the type guards of the platform contract to schemas/generated/validators/: one for each call's answer, and
// those of the live messages. `--check` fails when they are stale.
import { guardSource, type JsonSchema } from './guard-source.ts';
import { capital, generatedFolder, type Operation, readContract, schemaName } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

interface Guard {
  file: string;
  typeName: string;
  type: string;
  schema: JsonSchema;
}

const header = '// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.\n';
const { document, operations } = await readContract();
const guards = [...operations.flatMap(answerGuard), schemaGuard('LiveMessage'), schemaGuard('LiveTopics')];

const output = new Map(
  guards.flatMap(({ file, typeName, type, schema }) => [
    [`validators/${file}.js`, `${header}${guardSource(`is${typeName}`, schema, resolve)}`],
    [`validators/${file}.d.ts`, declaration(typeName, type)],
  ]),
);
await deliver(generatedFolder, output, 'npx tsx scripts/generate/platform-validators.ts', 'validators');

/** None for an answer without content. */
function answerGuard({ operationId, answer: { property, schema } }: Operation): Guard[] {
  if (!schema) return [];
  const whole = `operations['${operationId}']['responses'][200]['content']['application/json']`;
  const type = property === undefined ? whole : `${whole}['${property}']`;
  return [{ file: operationId, typeName: `${capital(operationId)}Value`, type, schema }];
}

function schemaGuard(name: string): Guard {
  const file = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const schema = { $ref: `#/components/schemas/${name}` };
  return { file, typeName: name, type: `components['schemas']['${name}']`, schema };
}

function resolve(reference: string) {
  const name = schemaName(reference);
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The contract has no ${reference}.`);
  return { name, schema };
}

function declaration(typeName: string, type: string): string {
  return [
    header,
    `import type { ${type.slice(0, type.indexOf('['))} } from '../platform.ts';\n\n`,
    `export type ${typeName} = ${type};\n\n`,
    '/** Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. */\n',
    `export function is${typeName}(value: unknown): value is ${typeName};\n`,
  ].join('');
}
