// Writes the type guards of the platform contract to schemas/generated/validators/: one for each call's answer, and
// those of the live messages. `--check` fails when they are stale.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guardSource, type JsonSchema, leavesOut } from './guard-source.ts';
import { capital, generatedFolder, type Operation, readContract, schemaName } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

interface Guard {
  file: string;
  typeName: string;
  type: string;
  schema: JsonSchema;
}

const header = '// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.\n';
const { document, operations } = await readContract();
const guards = [...operations.flatMap(answerGuard), schemaGuard('LiveMessage'), schemaGuard('LiveTopics')];

const parts = await readFile(join(import.meta.dirname, 'guard-parts.ts'), 'utf8');
const output = new Map([
  ['validators/guard-parts.ts', parts],
  ...guards.flatMap((guard): [string, string][] => [
    [`validators/${guard.file}.js`, `${header}${guardSource(`is${guard.typeName}`, guard.schema, resolve)}`],
    [`validators/${guard.file}.d.ts`, declaration(guard)],
  ]),
]);
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

function declaration({ typeName, type, schema }: Guard): string {
  const reports = leavesOut(schema, resolve);
  return [
    header,
    ...(reports ? ["import type { OnLeftOut } from './guard-parts.ts';\n"] : []),
    `import type { ${type.slice(0, type.indexOf('['))} } from '../platform.ts';\n\n`,
    `export type ${typeName} = ${type};\n\n`,
    '/**\n * Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. Takes the\n',
    ' * value over: cuts what the contract lets it cut, and leaves records out of lists.\n */\n',
    `export function is${typeName}(value: unknown${reports ? ', onLeftOut: OnLeftOut' : ''}): value is ${typeName};\n`,
  ].join('');
}
