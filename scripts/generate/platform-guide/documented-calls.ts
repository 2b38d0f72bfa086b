import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON value of the contract. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: Json;
}

interface Media {
  example?: Json;
  schema?: { contentSchema?: { examples?: Json[] } };
}

interface ContractCall {
  operationId: string;
  summary: string;
  description?: string;
  security?: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-modules'?: readonly string[];
  'x-errors'?: Record<string, readonly string[]>;
  'x-encrypted-payload'?: string | readonly string[];
}

/** A schema of the contract, as far as the guide reads it. */
export interface Schema {
  description?: string;
  properties?: Record<string, { $ref?: string; description?: string }>;
}

export interface PlatformContract {
  info: { version: string };
  'x-socket': { path: string; description: string; heartbeatSeconds: number };
  paths: Record<string, Record<string, ContractCall>>;
  components: { schemas: Record<string, Schema> };
}

/** A file of `schemas/platform/domains/`. */
export interface Domain {
  readonly id: string;
  /** Its heading, such as “Log in”. */
  readonly title: string;
}

/** A call as its page describes it. */
export interface DocumentedCall {
  /** Such as `GET /wps/member/info`. */
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Who may send it. */
  readonly token: 'no' | 'yes' | 'operator';
  readonly domain: Domain;
  readonly modules: readonly string[];
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly parameters: readonly Parameter[];
  /** What is sent: as JSON, before encryption if the call is encrypted. */
  readonly request: Json | undefined;
  readonly isEncrypted: boolean;
  /** Whether it is sent as a form, `application/x-www-form-urlencoded`, and not as JSON. */
  readonly isForm: boolean;
  readonly answer: Json | undefined;
}

/** Every call of the contract, domain by domain in the contract's order. */
export function documentedCalls(root: string, contract: PlatformContract): DocumentedCall[] {
  const byName = new Map<string, ContractCall>(
    Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    ),
  );
  return readDomains(root).flatMap(({ domain, names }) =>
    names.flatMap((name) => {
      const call = byName.get(name);
      return call ? [documented(name, call, domain)] : [];
    }),
  );
}

function readDomains(root: string): { domain: Domain; names: string[] }[] {
  const folder = join(root, 'schemas/platform/domains');
  const domains = readdirSync(folder).map((file) => {
    const { order, paths }: { order: number; paths?: Record<string, object> } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    const names = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    return { order, domain: domainOf(file.replace('.json', '')), names };
  });
  return domains.sort((a, b) => a.order - b.order);
}

function domainOf(id: string): Domain {
  const words = id.replaceAll('-', ' ');
  return { id, title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

function documented(name: string, call: ContractCall, domain: Domain): DocumentedCall {
  const media = Object.values(call.requestBody?.content ?? {})[0];
  const isEncrypted = call['x-encrypted-payload'] !== undefined;
  return {
    name,
    operationId: call.operationId,
    summary: call.summary,
    description: call.description ?? call.summary,
    token: tokenOf(call.security),
    domain,
    modules: call['x-modules'] ?? [],
    errors: call['x-errors'] ?? {},
    parameters: call.parameters ?? [],
    request: isEncrypted ? media?.schema?.contentSchema?.examples?.[0] : media?.example,
    isEncrypted,
    isForm: Object.keys(call.requestBody?.content ?? {})[0] === 'application/x-www-form-urlencoded',
    answer: call.responses['200']?.content?.['application/json']?.example,
  };
}

function tokenOf(security: readonly object[] = []): DocumentedCall['token'] {
  if (security.some((way) => 'operatorToken' in way)) return 'operator';
  return security.some((way) => 'token' in way) ? 'yes' : 'no';
}
