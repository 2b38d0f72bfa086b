import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Report } from '../process/report.ts';

/** Parts that wait for a slow visitor; more of them would only fill the memory. */
const AHEAD = 2;

/** An answer that is sent part by part while it is read from the database. */
export class FileAnswer {
  /** @param name of ASCII letters, digits, dots and dashes */
  constructor(
    readonly type: string,
    readonly name: string,
    readonly parts: AsyncIterable<string>,
  ) {}
}

/** Sends a file. A failure on the way cuts the connection, so that a partial file is never taken for a complete one. */
export function sendFile(reply: FastifyReply, { type, name, parts }: FileAnswer, report: Report): FastifyReply {
  const stream = Readable.from(parts, { highWaterMark: AHEAD });
  stream.on('error', (cause) => report(`FILE CUT OFF ${reply.request.url}: ${String(cause)}`));
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream);
}
