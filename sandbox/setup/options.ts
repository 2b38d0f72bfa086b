import { parseArgs } from 'node:util';
import { SetupError } from './setup-error.ts';

export interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  brandFile?: string;
  databaseUrl?: string;
  dataFolder?: string;
  json: boolean;
  help: boolean;
}

export const USAGE = `Usage: sandbox [options]

Starts a complete platform to run a brand's site against.

  --port N             Port on 127.0.0.1; 0 takes a free one (default 4600)
  --brand FILE         The brand to serve, as built for its site (schemas/site.schema.json)
  --database-url URL   Use PostgreSQL instead of the embedded database
  --data DIR           Folder to keep the embedded database in
  --json               Print one line of JSON: {"url", "pid"}, or {"error"}
  --help               Print this text

Example: sandbox --port 4600 --brand site-brand.json
`;

/** @throws SetupError for an unknown option, an invalid value, or options that exclude each other */
export function readOptions(args: readonly string[]): SandboxOptions {
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
  return {
    port: readPort(values.port ?? '4600'),
    json,
    help,
    ...(brand !== undefined && { brandFile: brand }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(data !== undefined && { dataFolder: data }),
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
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(reason.endsWith('.') ? reason : `${reason}.`, 'See --help for the options.');
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SetupError(`--port ${text} is not a port.`, 'Give a number from 0 to 65535; 0 takes a free one.');
}
