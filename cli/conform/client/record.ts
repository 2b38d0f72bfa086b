import { appendFileSync, writeFileSync } from 'node:fs';
import type { Exchange } from './exchange.ts';
import type { Secrets } from './secrets.ts';

/** Keeps the traffic of a run. */
export interface TrafficRecord {
  write(exchange: Exchange): void;
}

/**
 * A file with a line of JSON for each call and its answer, without tokens, passwords and personal data. Each run writes it from the beginning.
 * @param file absolute; undefined to keep nothing
 */
export function openRecord(file: string | undefined, secrets: Secrets): TrafficRecord {
  if (file === undefined) return { write: () => undefined };
  writeFileSync(file, '', { mode: 0o600 });
  return { write: (exchange) => appendFileSync(file, `${JSON.stringify(recorded(exchange, secrets))}\n`) };
}

function recorded({ operation, sent, answer }: Exchange, secrets: Secrets) {
  const { 'set-cookie': cookie, ...headers } = Object.fromEntries(answer.headers);
  return {
    call: operation?.id ?? null,
    ...{ caller: sent.caller, method: sent.method, address: withoutPeople(secrets.hideIn(sent.address)) },
    headers: withoutCookie(sent.headers),
    body: sent.body,
    answer: {
      status: answer.status,
      headers: { ...headers, ...(cookie !== undefined && { 'set-cookie': '•••' }) },
      body: answer.body === undefined ? secrets.hideIn(answer.text) : secrets.without(answer.body),
    },
    at: answer.arrived,
  };
}

/** Queries name accounts and invitations. */
function withoutPeople(address: string): string {
  return address.replace(/([?&](?:account|code|search)=)[^&]*/g, '$1•••');
}

function withoutCookie(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, /cookie/i.test(name) ? '•••' : value]),
  );
}
