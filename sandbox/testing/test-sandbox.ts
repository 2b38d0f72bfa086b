import { CompactEncrypt, importJWK } from 'jose';
import { type CreateSandboxOptions, createSandbox, type Sandbox } from '../create-sandbox.ts';
import { propertiesOf } from '../json-object.ts';
import { prepareDatabase } from '../seed/prepare-database.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { DatabasePool } from './database-pool.ts';
import type { DatabaseKind } from './databases-of-turn.ts';
import { borrowPostgres } from './postgres-pool.ts';

/** Shared by all test files of a worker. */
const pools: Readonly<Record<DatabaseKind, DatabasePool>> = {
  pglite: new DatabasePool(prepareDatabase),
  postgres: new DatabasePool(async (options) => {
    const { url } = await borrowPostgres(options);
    return prepareDatabase({ ...options, databaseUrl: url });
  }),
};

export interface Reply {
  status: number;
  text: string;
  /** The parsed body; an empty object if it is not JSON. */
  body: { success?: boolean; errorCode?: string; message?: string; value?: unknown } & Record<string, unknown>;
}

export interface Request {
  token?: string;
  json?: unknown;
  /** Plaintext of an encrypted payload. */
  secret?: unknown;
  headers?: Record<string, string>;
  text?: string;
}

export interface TestSandbox extends Sandbox {
  /** Reported faults of the sandbox itself. */
  reports: string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, request?: Request): Promise<Reply>;
  /** Logs in to a seeded account. @returns its token */
  login(account: string, password?: string): Promise<string>;
}

/**
 * A sandbox in which answers that break the contract become a 500.
 * @param kind its database; `of turn` takes PostgreSQL in two turns of three, which takes half the time
 */
export async function testSandbox(
  kind: DatabaseKind | 'of turn' = 'of turn',
  options: Partial<CreateSandboxOptions> = {},
): Promise<TestSandbox> {
  const { brand = defaultBrand() } = options;
  const isPostgres = kind === 'postgres' || (kind === 'of turn' && process.env['DATABASE_OF_TURN'] === 'postgres');
  const reports: string[] = [];
  const sandbox = await createSandbox({
    brand,
    strictAnswers: true,
    report: (line) => reports.push(line),
    openDatabase: (wanted) => pools[isPostgres ? 'postgres' : 'pglite'].borrow(wanted),
    ...options,
  });
  const call: TestSandbox['call'] = (method, url, request = {}) => inject(sandbox, method, url, request);
  return {
    ...sandbox,
    reports,
    call,
    login: async (account, password = 'Sandbox1!') => {
      const secret = { username: account, password, type: 'username' };
      return tokenOf(await call('POST', '/wps/session/login', { secret }));
    },
  };
}

/** The token in a log-in's answer. */
export function tokenOf({ body, text }: Reply): string {
  const { value } = body;
  if (typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string')
    return value.token;
  throw new Error(`This is not a log-in's answer: ${text}`);
}

async function inject({ server, platform }: Sandbox, method: string, url: string, request: Request): Promise<Reply> {
  const { token, json, secret, text } = request;
  const headers: Record<string, string> = { ...request.headers };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (secret !== undefined) headers['content-type'] = 'application/jose';
  const payload = secret === undefined ? text : await encrypt(platform.key.publicJwk, JSON.stringify(secret));
  const body = json === undefined ? payload : JSON.stringify(json);
  const answer = await server.inject({
    method: asMethod(method),
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body, body: parse(answer.body) };
}

function asMethod(method: string) {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  return methods.find((known) => known === method) ?? 'GET';
}

function parse(text: string): Reply['body'] {
  try {
    return { ...propertiesOf(JSON.parse(text)) };
  } catch {
    return {};
  }
}

/** Encrypts text as a compact JWE under the platform's key, as sites do. */
export async function encrypt(jwk: Sandbox['platform']['key']['publicJwk'], text: string): Promise<string> {
  const key = await importJWK({ ...jwk }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(key);
}
