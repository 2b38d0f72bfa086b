import type { FastifyInstance, FastifyRequest } from 'fastify';
import { composed } from '#schemas/writing/composed.ts';

/** What is kept and compared is in Unicode's composed form, from any client. */
export function composeTexts(server: FastifyInstance): void {
  server.addHook('preValidation', async (request: FastifyRequest) => {
    composeIn([request.query, request.body]);
  });
}

/** Composes texts in place, without recursion: a caller chooses the depth. */
function composeIn(values: unknown[]): void {
  const waiting: unknown[] = [values];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isContainer(next)) continue;
    for (const [key, value] of Object.entries(next)) {
      if (typeof value === 'string') Reflect.set(next, key, composed(key, value));
      else if (isContainer(value)) waiting.push(value);
    }
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
