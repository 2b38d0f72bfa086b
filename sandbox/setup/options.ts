import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { readInstant } from '#schemas/clock/read-instant.ts';
import ownCalls from '#schemas/generated/own-calls.schema.json' with { type: 'json' };
import { SetupError } from './setup-error.ts';

const OWN_CALLS: readonly string[] = ownCalls.properties.lacking.items.enum;

export interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  brandFile?: string;
  databaseUrl?: string;
  dataFolder?: string;
  /** Initial time of the platform's clock in epoch milliseconds; undefined for the machine's clock. */
  startsAt?: number;
  /** Addresses of proxies whose `X-Forwarded-For` names the visitor. */
  trustedProxies: readonly string[];
  /** Calls of our own that the platform starts without, by operation. */
  without: readonly string[];
  json: boolean;
  help: boolean;
}

export const USAGE = `Usage: sandbox [options]

Starts a complete platform to run a brand's site against.

  --port N             Port on 127.0.0.1; 0 takes a free one (default 4600)
  --brand FILE         The brand to serve, as built for its site (schemas/site.schema.json)
  --database-url URL   Use PostgreSQL instead of the embedded database (default: that in SANDBOX_DATABASE_URL)
  --data DIR           Folder to keep the embedded database in
  --now INSTANT        Start the platform's clock at this instant, such as 2026-05-20T09:00:00+08:00
  --trusted-proxy IP   A proxy in front, whose X-Forwarded-For names the visitor; several after commas.
                       Without it every visitor has the address of the connection
  --without CALLS      Lack these calls of our own, by operation, such as giveUpBonus; several after commas
  --json               Print one line of JSON: {"url", "pid"}, or {"error"}
  --help               Print this text

Example: sandbox --port 4600 --brand site-brand.json
`;

/**
 * @param environment names a database in `SANDBOX_DATABASE_URL`, for a sandbox that another command starts
 * @throws SetupError for an unknown option, an invalid value, or options that exclude each other
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): SandboxOptions {
  const { values } = parse(args);
  const { brand, data, json = false, help = false } = values;
  const databaseUrl = values['database-url'];
  if (databaseUrl !== undefined && data !== undefined) {
    throw new SetupError(
      '--database-url and --data cannot be used together.',
      'Keep --database-url for PostgreSQL, or --data for the embedded database.',
    );
  }
  for (const [name, value] of Object.entries({ '--brand': brand, '--data': data, '--database-url': databaseUrl })) {
    if (value === '') throw new SetupError(`${name} is empty.`, `Give ${name} a value or leave it out.`);
  }
  const usedUrl = databaseUrl ?? (data === undefined ? environment['SANDBOX_DATABASE_URL'] : undefined);
  return {
    port: readPort(values.port ?? '4600'),
    json,
    help,
    ...(brand !== undefined && { brandFile: brand }),
    ...(usedUrl !== undefined && { databaseUrl: usedUrl }),
    ...(data !== undefined && { dataFolder: data }),
    ...(values.now !== undefined && { startsAt: readNow(values.now) }),
    without: readCalls(values.without),
    trustedProxies: readProxies(values['trusted-proxy']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        brand: { type: 'string' },
        'database-url': { type: 'string' },
        data: { type: 'string' },
        now: { type: 'string' },
        'trusted-proxy': { type: 'string' },
        without: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(reason.endsWith('.') ? reason : `${reason}.`, 'See --help for the options.');
  }
}

function readCalls(text: string | undefined): string[] {
  const calls = (text ?? '').split(',').flatMap((call) => call.trim() || []);
  const unknown = calls.find((call) => !OWN_CALLS.includes(call));
  if (unknown === undefined) return calls;
  throw new SetupError(`--without ${unknown} is not a call of our own.`, 'docs/own-calls.md lists them by operation.');
}

/** Addresses alone, without ranges: anyone within a range could name any visitor. */
function readProxies(text: string | undefined): string[] {
  if (text === undefined) return [];
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong === undefined) return addresses;
  throw new SetupError(
    `--trusted-proxy ${wrong} is not an IP address.`,
    'Give the address of the proxy, such as 127.0.0.1.',
  );
}

function readNow(text: string): number {
  const time = readInstant(text);
  if (time !== undefined) return time;
  throw new SetupError(
    `--now ${text} is not an instant.`,
    'Give a day and a time with their zone, such as 2026-05-20T09:00:00+08:00.',
  );
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SetupError(`--port ${text} is not a port.`, 'Give a number from 0 to 65535; 0 takes a free one.');
}
