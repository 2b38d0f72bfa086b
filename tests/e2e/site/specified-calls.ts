import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { readCalls, type SpecifiedCall } from '#scripts/calls/calls.ts';
import { fieldsOf, fitsPayload } from '#scripts/calls/fits-payload.ts';

export interface HeardCalls {
  /** Calls of the table that went over the wire, by method and path. */
  readonly calls: ReadonlySet<string>;
  /** Those that did not have the payload of the table, as they were. */
  readonly wrong: readonly string[];
}

/** Compares what all pages of a context send with the table of the specification's calls, `scripts/calls/calls.json`. */
export async function hearSpecifiedCalls(context: BrowserContext): Promise<HeardCalls> {
  const table = await readCalls(join(import.meta.dirname, '../../..'));
  const rows = new Map(table.map((row) => [row.call, row]));
  const heard = { calls: new Set<string>(), wrong: [''].slice(1) };
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const row = rows.get(`${request.method()} ${pathname}`);
    if (!row) return;
    heard.calls.add(row.call);
    if (!fitsRow(row, request)) heard.wrong.push(`${row.call}${search} ${request.postData() ?? ''}`.trim());
  });
  return heard;
}

function fitsRow({ payloads }: SpecifiedCall, request: Request): boolean {
  const { searchParams } = new URL(request.url());
  const body = request.postData();
  if (body === null) return payloads.some((payload) => fitsPayload(payload, fieldsOf(searchParams, payload)));
  const isJson = request.headers()['content-type']?.includes('application/json');
  return (
    isJson === true && searchParams.size === 0 && payloads.some((payload) => fitsPayload(payload, JSON.parse(body)))
  );
}
