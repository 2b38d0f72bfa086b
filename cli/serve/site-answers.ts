import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kind, ServerPlan } from '../build/stamp/server/server-plan.ts';
import { chooseCoding } from './choose-coding.ts';
import { type Located, locateFile } from './locate-file.ts';
import { plainPath } from './plain-path.ts';
import { type Body, openServedFiles, type ServedFile } from './served-files.ts';

const HTML = 'text/html; charset=utf-8';

/** Answers requests for a site's own paths. */
export type AnswerRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** @param folder of the built site */
export function siteAnswers(plan: ServerPlan, folder: string): AnswerRequest {
  const files = openServedFiles(folder);
  const find = async (located: Located | undefined) => {
    if (!located || 'redirect' in located) return undefined;
    for (const name of located.files) {
      const file = await files(name);
      if (file) return { file, kind: located.kind };
    }
    return undefined;
  };

  async function notFound(reply: FastifyReply): Promise<FastifyReply> {
    const page = await files(plan.errors['404'] ?? '');
    reply.code(404).headers({ ...plan.headers.everywhere, ...plan.headers.errors });
    return reply.type(HTML).send(page?.bodies.get('identity')?.bytes);
  }

  return async (request, reply) => {
    const target = request.raw.url ?? '';
    const path = plainPath(target);
    if (path === undefined) return bare(plan, reply, 400);
    const located = locateFile(plan, path);
    if (located && 'redirect' in located) {
      const query = target.includes('?') ? target.slice(target.indexOf('?')) : '';
      return bare(plan, reply.header('Location', `${located.redirect}${query}`), located.status, 'other');
    }
    const served = await find(located);
    if (!served) return notFound(reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return bare(plan, reply, 405, served.kind);
    return sendFile(request, reply.headers(headersOf(plan, served.kind)), served.file);
  };
}

/** Headers of an answer of a kind. */
function headersOf({ headers }: ServerPlan, kind: Kind): Record<string, string> {
  return { ...headers.everywhere, ...headers[kind] };
}

/** An answer without a page. People only get it for requests that they construct. */
function bare(plan: ServerPlan, reply: FastifyReply, status: number, kind?: Kind): FastifyReply {
  const { everywhere, errors } = plan.headers;
  const cache = status >= 400 ? { 'Cache-Control': errors['Cache-Control'] } : {};
  const type = { 'Content-Type': status < 400 ? 'text/html' : HTML };
  const headers = { ...(kind ? headersOf(plan, kind) : everywhere), ...cache, ...type };
  return reply.code(status).headers(headers).send(`<h1>${status}</h1>\n`);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { type, bodies }: ServedFile) {
  const coding = chooseCoding(request.headers['accept-encoding'], bodies);
  const body = bodies.get(coding);
  if (!body) throw new Error(`The file has no body in ${coding}.`);
  reply.header('Last-Modified', body.modified);
  if (isUnchanged(request, body)) return reply.code(304).header('ETag', strong(body.tag)).send();
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return reply.type(type).header('ETag', body.tag).send(body.bytes);
}

function isUnchanged({ headers }: FastifyRequest, { tag, modified }: Body): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return headers['if-modified-since'] === modified;
  return tags.split(',').map(strong).includes(strong(tag));
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
