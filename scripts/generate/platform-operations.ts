// Writes the calls of the platform contract as functions: one module for each operation to app/platform/generated/operations/, so
// that a site loads only those that it calls, and a list of all to schemas/generated/operation-list.ts, with the error codes beside it.
// `--check` fails when they are stale.
import { fileURLToPath } from 'node:url';
import { type Body, capital, generatedFolder, type Operation, readContract } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

const RERUN = 'npx tsx scripts/generate/platform-operations.ts';
const header = '// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.\n';
const siteFolder = fileURLToPath(new URL('../../app/platform/generated/', import.meta.url));

const CONTENT_TYPES = { form: 'application/x-www-form-urlencoded', jose: 'application/jose' } as const;

const { operations, document } = await readContract();
const modules = operations.map((operation): [string, string] => [fileOf(operation), moduleOf(operation)]);
await deliver(siteFolder, new Map(modules), RERUN, 'operations');
const lists = { 'operation-list.ts': listOf(operations), 'error-codes.ts': errorCodes() };
await deliver(generatedFolder, new Map(Object.entries(lists)), RERUN);

function fileOf({ operationId }: Operation): string {
  const kebab = operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `operations/${kebab}.ts`;
}

function moduleOf(operation: Operation): string {
  const { operationId, method, path, summary, body } = operation;
  const { schema, file } = operation.answer;
  const value = schema ? `${capital(operationId)}Value` : file ? 'Blob' : 'void';
  return [
    `${header}${importsOf(operation)}\n`,
    `/** ${summary} @throws PlatformError */`,
    `export ${body?.kind === 'jose' ? 'async ' : ''}function ${operationId}(`,
    ...parametersOf(operation).map((parameter) => `  ${parameter},`),
    `): Promise<${value}> {`,
    `  return ${callOf(operation, `'${method} ${path}'`)};`,
    '}\n',
  ].join('\n');
}

function importsOf({ operationId, query, body, isSecured, answer }: Operation): string {
  const name = capital(operationId);
  const types = [
    ...(body && !answer.file ? ['BodyCallOptions'] : []),
    ...(isSecured ? [] : ['CallOptions']),
    ...(answer.file ? ['FileCallOptions'] : []),
    'PlatformClient',
    ...(isSecured ? ['SessionCallOptions'] : []),
  ];
  const platformTypes = [...(query === 'none' ? [] : ['operations']), ...(body?.schemas ?? [])];
  return [
    ...(platformTypes.length > 0
      ? [`import type { ${platformTypes.join(', ')} } from '#schemas/generated/platform.ts';`]
      : []),
    ...(answer.schema
      ? [`import { is${name}Value, type ${name}Value } from '#schemas/generated/validators/${operationId}.js';`]
      : []),
    answer.file
      ? "import { askFile } from '#app/platform/ask-file.ts';"
      : `import { ${answer.schema ? 'ask' : 'send'} } from '#app/platform/ask.ts';`,
    ...(body?.kind === 'jose' ? ["import { encryptPayload } from '#app/platform/encrypt.ts';"] : []),
    `import type { ${types.join(', ')} } from '#app/platform/platform-client.ts';`,
  ].join('\n');
}

function parametersOf({ operationId, query, body, isSecured, answer }: Operation): string[] {
  const others = answer.file ? ['FileCallOptions'] : body ? ['BodyCallOptions'] : [];
  const options = [isSecured ? 'SessionCallOptions' : 'CallOptions', ...others];
  const queryType = `operations['${operationId}']['parameters']['query']`;
  return [
    'platform: PlatformClient',
    ...(body ? [`body: ${body.schemas.join(' | ')}`] : []),
    ...(query === 'none' ? [] : [`query${query === 'required' ? '' : '?'}: ${queryType}`]),
    `options?: ${options.join(' & ')}`,
  ];
}

function callOf({ operationId, query, body, answer }: Operation, operation: string): string {
  const call = ['...options', ...(query === 'none' ? [] : ['query']), ...(body ? bodyParts(body) : [])].join(', ');
  if (answer.file) return `askFile(platform, ${operation}, { ${call} }, '${answer.file}')`;
  const guard = answer.schema ? [`is${capital(operationId)}Value`] : [];
  const property = answer.schema && answer.property !== 'value' ? [`'${answer.property ?? ''}'`] : [];
  return `${answer.schema ? 'ask' : 'send'}(${['platform', operation, `{ ${call} }`, ...guard, ...property].join(', ')})`;
}

function bodyParts({ kind }: Body): string[] {
  if (kind === 'json') return ['body'];
  const text = kind === 'jose' ? 'await encryptPayload(platform, body)' : 'new URLSearchParams({ ...body })';
  return [`contentType: '${CONTENT_TYPES[kind]}'`, `body: ${text}`];
}

function listOf(all: readonly Operation[]): string {
  const entries = all.map(({ operationId, method, path, answer: { property, schema } }) => {
    const answer = schema ? `'${property ?? ''}'` : 'null';
    return `  ${operationId}: { method: '${method}', path: '${path}', answer: ${answer} },\n`;
  });
  return [
    `${header}import type { operations } from './platform.ts';\n\n`,
    '/**\n * Every operation by its id. `answer` is the property of a successful answer that its function returns: empty for the\n',
    ' * whole answer, null for none.\n */\n',
    `export const operationList = {\n${entries.join('')}} as const satisfies Record<keyof operations, object>;\n`,
  ].join('');
}

function errorCodes(): string {
  const codes = document.components.schemas['ErrorCode']?.enum ?? [];
  const lines = codes.map((code) => `  '${String(code)}',`);
  const note = '\n/** Every error code of the contract. */\n';
  return `${header}${note}export const errorCodes: readonly string[] = [\n${lines.join('\n')}\n];\n`;
}
