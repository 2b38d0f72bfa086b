import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#schemas/generated/platform.ts';
import type { BrokenTree, Fault, Switches } from '../process/switches.ts';
import { Refusal } from '../refusal.ts';

const TREE_DEPTH = 20_000;

const values: Readonly<Record<Exclude<BrokenTree, 'not-json' | 'html' | 'no-value'>, string>> = {
  'not-a-list': '{"modId":"SITE","enabled":"1"}',
  'wrong-types': '[{"modId":7,"enabled":true,"childrenNodes":"LOGIN"}]',
  'missing-mod-id': '[{"enabled":"1","childrenNodes":[{"modId":"LOGIN","enabled":"1"}]}]',
  empty: '[]',
  deep: `${'[{"modId":"A","enabled":"1","childrenNodes":'.repeat(TREE_DEPTH)}[]${'}]'.repeat(TREE_DEPTH)}`,
};

/** Error codes that end the caller's session. */
const ENDS: readonly ErrorCode[] = ['not_logged_in', 'logged_in_elsewhere'];

/** Applies the faults set for the call. @returns whether a fault has sent the answer */
export async function applyFaults(
  { faults, brokenTree }: Switches,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  for (const fault of faults.filter((candidate) => candidate.operation === operation || candidate.operation === '*')) {
    if (await applyFault(fault, request, reply)) return true;
  }
  if (operation !== 'whitelabel' || brokenTree === null) return false;
  const { type, body } = brokenTreeAnswer(brokenTree);
  sendRaw(reply, type, body);
  return true;
}

/** Loses the answer to a call that was carried out, if such a fault is set. @returns whether it is lost */
export function loseAnswer(
  { faults }: Switches,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const isLost = faults.some((fault) => fault.kind === 'lost-answer' && ['*', operation].includes(fault.operation));
  return isLost && dropConnection(request, reply);
}

function dropConnection(request: FastifyRequest, reply: FastifyReply): true {
  reply.hijack();
  request.raw.socket.destroy();
  return true;
}

async function applyFault(
  { kind, delayMs = 0, errorCode }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  switch (kind) {
    case 'latency':
      await wait(delayMs);
      return false;
    case 'refused':
      if (errorCode)
        throw new Refusal(ENDS.includes(errorCode) ? 401 : 403, errorCode, `The platform refuses this: ${errorCode}.`);
      return sendRaw(reply.status(400), 'text/plain', '');
    case 'too-many-requests':
      throw new Refusal(429, 'too_many_requests', 'Too many requests. Try again later.', { retryAfterSeconds: 5 });
    case 'server-error':
      throw new Refusal(500, 'internal', 'The platform could not answer.');
    case 'session-over':
      throw new Refusal(401, 'not_logged_in', 'Log in first.');
    case 'access-restricted':
      throw new Refusal(403, 'region_restricted', 'The platform is not available in this region.');
    case 'html-page':
      return sendRaw(reply, 'text/html', '<!doctype html><title>An answer of something in between</title>');
    case 'bad-gateway':
      return sendRaw(reply.status(502), 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>');
    case 'empty-body':
      return sendRaw(reply, 'application/json', '');
    case 'wrong-json':
      return sendRaw(reply, 'application/json', '[{"unexpected": null}]');
    case 'broken-json':
      return sendRaw(reply, 'application/json', '{"success": true, "value": [{"');
    case 'dropped-connection':
      return dropConnection(request, reply);
    // Applied after the call was carried out.
    case 'lost-answer':
      return false;
  }
}

/** Sent as a buffer, which skips the check against the contract. */
function sendRaw(reply: FastifyReply, type: string, body: string): true {
  reply.type(type).send(Buffer.from(body));
  return true;
}

/** A broken answer of the module tree. */
function brokenTreeAnswer(kind: BrokenTree): { type: string; body: string } {
  switch (kind) {
    case 'not-json':
      return { type: 'application/json', body: '{"success": true, "value": [{"modId": "LOG' };
    case 'html':
      return { type: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' };
    case 'no-value':
      return { type: 'application/json', body: '{"success":true}' };
    default:
      return { type: 'application/json', body: `{"success":true,"value":${values[kind]}}` };
  }
}
