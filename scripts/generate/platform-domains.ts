// Writes schemas/generated/platform-domains.ts, by which the generator knows the domain of each call; `--check` fails when it is stale.
import { join } from 'node:path';
import { readSources, type SourceOperation } from '../contract/read-sources.ts';
import { generatedFolder } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

/** The call that ends a session. */
const LOG_OUT = 'logout';

/** Schema of the answers that open a session. */
const OPENED = '#/components/schemas/LoginValue';

function roleOf({ operationId, security, responses }: SourceOperation) {
  if (operationId === LOG_OUT || JSON.stringify(responses).includes(`"${OPENED}"`)) return 'bounds';
  return security.length > 0 ? 'needs' : 'none';
}

const { domains } = readSources(join(import.meta.dirname, '../..'));
const calls = [...domains].flatMap(([domain, { paths }]) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const isEncrypted = operation['x-encrypted-payload'] !== undefined;
      const call = { operationId: operation.operationId, domain, session: roleOf(operation), isEncrypted };
      return [`${method.toUpperCase()} ${path}`, call] as const;
    }),
  ),
);
const text = [
  '// Generated from schemas/platform/domains/ by scripts/generate/platform-domains.ts.\n\n',
  'export interface DomainCall {\n  readonly operationId: string;\n  /** File of `schemas/platform/domains/`. */\n  readonly domain: PlatformDomain;\n',
  '  /** Whether it opens or ends a session (`bounds`), needs one, or neither. */\n',
  "  readonly session: 'bounds' | 'needs' | 'none';\n  /** Whether its payload is sent encrypted. */\n  readonly isEncrypted: boolean;\n}\n\n",
  '/** The domains of the contract, in its order. */\n',
  `export const PLATFORM_DOMAINS = ${JSON.stringify([...domains.keys()], null, 2)} as const;\n\n`,
  'export type PlatformDomain = (typeof PLATFORM_DOMAINS)[number];\n\n',
  '/** Every call, by method and path. */\n',
  `export const DOMAIN_CALLS: Readonly<Record<string, DomainCall>> = ${JSON.stringify(Object.fromEntries(calls), null, 2)};\n`,
].join('');
await deliver(
  generatedFolder,
  new Map([['platform-domains.ts', text]]),
  'npx tsx scripts/generate/platform-domains.ts',
);
