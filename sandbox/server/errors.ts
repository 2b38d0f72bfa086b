import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#schemas/generated/platform.ts';
import { isBusyDatabase } from '../database/is-busy-database.ts';
import type { Report } from '../process/report.ts';
import { Refusal, toProblem } from '../refusal.ts';
import { tooBusy } from './full-house.ts';
import { secureHeaders } from './secure-answers.ts';

/** Turns an error of a handler or of Fastify into the contract's problem; only the sandbox's own bugs are a 500. */
export function errorHandler(report: Report) {
  return async (error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500 && !(error instanceof Refusal))
      report(`${request.method} ${request.url}: ${error.stack}`);
    const retryAfter = refusal.value?.retryAfterSeconds;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(refusal.status).type('application/json; charset=utf-8').send(toProblem(refusal));
  };
}

/** Answers a request whose address cannot be read; no hook runs for it. */
export function badAddressHandler({ message }: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal(400, 'invalid_request', `${message}.`);
  reply.status(refusal.status).headers(secureHeaders(url)).send(toProblem(refusal));
}

export async function notFoundHandler(request: FastifyRequest): Promise<never> {
  throw new Refusal(
    404,
    'unknown_operation',
    `The contract has no call ${request.method} ${request.url.split('?')[0]}.`,
  );
}

function toRefusal(error: FastifyError | Refusal | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (isBusyDatabase(error)) return tooBusy();
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if ('validation' in error && error.validation) return new Refusal(400, 'invalid_request', `${error.message}.`);
  if (status >= 400 && status < 500) return new Refusal(status, codeOf(status), error.message);
  return new Refusal(500, 'internal', 'The platform could not answer.');
}

function codeOf(status: number): ErrorCode {
  return status === 404 ? 'not_found' : 'invalid_request';
}
