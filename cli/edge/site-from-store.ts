import type { Kind, ServerPlan } from '../build/stamp/server/server-plan.ts';
import { type Located, locateFile } from '../serve/locate-file.ts';
import { plainPath } from '../serve/plain-path.ts';

/** An object of a store. */
export interface StoredFile {
  body: ArrayBuffer | ReadableStream<Uint8Array> | string;
  /** Its `Content-Type`, and its `ETag` as a store sends it. */
  type: string;
  tag: string;
}

export interface StoreSite {
  /** Id of the brand, and of the one of its sites that the host is for. */
  brand: string;
  site: string;
  /** Folder of the releases in the bucket, with its last slash; empty for its top. */
  prefix: string;
  /** Reads an object by its key; undefined if it does not exist. It must not keep `live.json`; every other key it may keep. */
  read: (key: string) => Promise<StoredFile | undefined>;
}

const HTML = 'text/html; charset=utf-8';

/**
 * Answers the requests for a site that was released to a store, as its server plan says. Each request reads `live.json` once,
 * and takes page, headers and policy from the release that it names, so that they change together. It needs nothing but
 * what every delivery network's functions have: `Request`, `Response` and `URL`.
 */
export function siteFromStore({ brand, site, prefix, read }: StoreSite): (request: Request) => Promise<Response> {
  const root = `${prefix}${brand}/`;
  const readJson = async (key: string) => {
    const stored = await read(key);
    return stored && JSON.parse(await new Response(stored.body).text());
  };
  const answer = async (request: Request): Promise<Response> => {
    const live: { sites: Record<string, { folder: string }> } | undefined = await readJson(`${root}live.json`);
    const folder = live?.sites[site]?.folder;
    if (folder === undefined) return failure(404);
    const build = `${root}releases/${folder}/`;
    const plan: ServerPlan | undefined = await readJson(`${build}server/headers.json`);
    if (!plan) return failure(503);
    const keyOf = (file: string, kind: Kind) => `${kind === 'immutable' ? `${root}files/` : build}${file}`;
    return answerByPlan(request, plan, async (file, kind) => read(keyOf(file, kind)));
  };
  return async (request) => {
    try {
      return await answer(request);
    } catch {
      return failure(503);
    }
  };
}

type ReadFile = (file: string, kind: Kind) => Promise<StoredFile | undefined>;

async function answerByPlan(request: Request, plan: ServerPlan, read: ReadFile): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { everywhere, errors } = plan.headers;
  const path = plainPath(pathname);
  const located = path === undefined ? undefined : locateFile({ ...plan, earlier: '' }, path);
  const found = located && 'files' in located ? await firstOf(located, read) : undefined;
  if (located && 'redirect' in located) {
    const headers = { ...everywhere, ...plan.headers.other, Location: `${located.redirect}${search}` };
    return new Response(null, { status: located.status, headers });
  }
  if (!located || !found) {
    const page = await read(plan.errors['404'] ?? '', 'pages');
    return new Response(page?.body ?? null, {
      status: 404,
      headers: { ...everywhere, ...errors, 'Content-Type': HTML },
    });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure(405, everywhere);
  const headers = { ...everywhere, ...plan.headers[located.kind], 'Content-Type': found.type, ETag: found.tag };
  const isKnown = request.headers.get('if-none-match')?.includes(found.tag) === true;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(found.body, { headers });
}

async function firstOf(
  { files, kind }: Extract<Located, { files: string[] }>,
  read: ReadFile,
): Promise<StoredFile | undefined> {
  for (const file of files) {
    const stored = await read(file, kind);
    if (stored) return stored;
  }
  return undefined;
}

/** An answer without a page, which nothing may keep. */
function failure(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`<h1>${status}</h1>\n`, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Type': HTML },
  });
}
