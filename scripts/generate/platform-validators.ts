// Writes one type guard per answer of the platform contract to schemas/generated/validators/; `--check` fails when
// they are stale. The guards say yes or no and carry no error objects, because the browser pays for every byte.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { minifySync } from 'rolldown/utils';
import { generatedFolder, readContract } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

interface Guard {
  file: string;
  name: string;
  typeName: string;
  type: string;
  reference: string;
}

/** A check of a type, or of the values that are allowed, before anything else. */
const TYPE_CHECK =
  /^\s*(?:let data\d+ = \S+;\s*)?(?:if\(true\)\{\s*)?if\((?:typeof \S+ !== |!\(|data\d+ && |Array\.isArray\()/;

const header = '// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.\n';
const contract = await readContract();
const guards: Guard[] = [
  ...contract.operations.map(({ operationId, path, method }) => ({
    file: operationId,
    name: `is${capital(operationId)}`,
    typeName: `${capital(operationId)}Answer`,
    type: `operations['${operationId}']['responses'][200]['content']['application/json']`,
    reference: `#/paths/${escapePointer(path)}/${method}/responses/200/content/application~1json/schema`,
  })),
  schemaGuard('problem', 'Problem', '#/components/schemas/Problem', "components['schemas']['Problem']"),
  schemaGuard('liveMessage', 'LiveMessage', '#/components/schemas/LiveMessage', "components['schemas']['LiveMessage']"),
  schemaGuard('liveTopics', 'LiveTopics', '#/components/schemas/LiveTopics', "components['schemas']['LiveTopics']"),
  schemaGuard('moduleTree', 'ModuleTree', 'module-tree', "components['schemas']['ModuleNode'][]"),
];

const output = new Map(
  guards.flatMap((guard) => [
    [`validators/${guard.file}.js`, script(guard)],
    [`validators/${guard.file}.d.ts`, declaration(guard)],
  ]),
);
await deliver(generatedFolder, output, 'npx tsx scripts/generate/platform-validators.ts', 'validators');

function schemaGuard(file: string, typeName: string, reference: string, type: string): Guard {
  return { file, name: `is${typeName}`, typeName, type, reference };
}

function script({ name, reference }: Guard): string {
  const ajv = new Ajv({
    strict: false,
    validateSchema: false,
    messages: false,
    unicode: false,
    logger: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  ajv.addSchema(contract.document, 'platform');
  ajv.addSchema({ type: 'array', items: { $ref: 'platform#/components/schemas/ModuleNode' } }, 'module-tree');
  ajv.compile({ $id: name, $ref: reference.startsWith('#') ? `platform${reference}` : reference });
  return header + tidy(withoutRepeats(withoutErrors(withoutSchemas(standalone(ajv, { [name]: name })))));
}

function withoutSchemas(code: string): string {
  return code.replace('"use strict";', '').replaceAll(/^const schema\d+ = \{.*\};?$/gm, '');
}

/** Leaves yes and no: a failed check returns at once, so nothing has to count or carry errors. */
function withoutErrors(code: string): string {
  const bare = code
    .replaceAll(/^\w+\.errors = .*;$/gm, '')
    .replaceAll(/^vErrors = .*;\nerrors = vErrors\.length;$/gm, 'return false;')
    .replaceAll(/^let vErrors = null;\nlet errors = 0;$/gm, '')
    .replaceAll(/^const _errs\d+ = errors;$/gm, '')
    .replaceAll(/errors === (_errs\d+|0)|_errs\d+ === errors/g, 'true')
    .replaceAll(/, ?\{instancePath.*?\}(=\{\})?\)/g, ')')
    .replaceAll(/^if\(!valid\d+\)\{\nbreak;\n\}$/gm, '')
    .replaceAll(/^var valid\d+ = true;$/gm, '')
    .replaceAll(/^if\(valid\d+\)\{$/gm, '{')
    .replaceAll(/, ?\(missing\d+ = "\w+"\)|&& \(missing\d+ = "\w+"\)/g, '')
    .replaceAll(/^let missing\d+;$/gm, '');
  const left = /\berrors\b|\bvalid\d|\bmissing\d|\brequire\(|instancePath/.exec(bare);
  if (left) throw new Error(`The contract uses a keyword that these guards cannot say: ${left[0]} is left over.`);
  return bare;
}

/**
 * A property that has to be there is looked at once: what is not there is of no type either, so the check of its type is enough,
 * and where that is none its presence is checked.
 */
function withoutRepeats(code: string): string {
  return code
    .split(/^(?=function )/m)
    .map((guard) => {
      const required = [...guard.matchAll(/\((data\d*\.\w+) === undefined\)/g)].map(([, name = '']) => name);
      return required.reduce(lookedAtOnce, guard);
    })
    .join('');
}

function lookedAtOnce(guard: string, property: string): string {
  const present = `if(${property} !== undefined){`;
  const [, after = ''] = guard.split(present);
  const once = guard.replaceAll(present, 'if(true){');
  return TYPE_CHECK.test(after) ? once.replaceAll(`(${property} === undefined)`, '(false)') : once;
}

/** Folds what became constant; names stay, because the site's own build shortens them. */
function tidy(code: string): string {
  return minifySync('guard.js', code, { module: true, mangle: false, codegen: { removeWhitespace: false } }).code;
}

function declaration({ name, typeName, type }: Guard): string {
  const root = type.slice(0, type.indexOf('['));
  return [
    header,
    `import type { ${root} } from '../platform.ts';\n\n`,
    `export type ${typeName} = ${type};\n\n`,
    `/** Whether the value is a whole ${typeName}; properties that the contract does not name are tolerated. */\n`,
    `export function ${name}(value: unknown): value is ${typeName};\n`,
  ].join('');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escapePointer(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1');
}
