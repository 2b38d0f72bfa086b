import type { Kind, ServerPlan } from '../build/stamp/server/server-plan.ts';
import { type Located, locateFile } from '../serve/locate-file.ts';
import { plainPath } from '../serve/plain-path.ts';
import { applyPieces, type Changes } from './pieces.ts';

/** An object of a store. */
export interface StoredFile {
  body: ArrayBuffer | ReadableStream<Uint8Array> | string;
  /** `Content-Type`, and `ETag` as the store sends it. */
  type: string;
  tag: string;
}

export interface StoreSite {
  /** Id of the brand, and of the site for this host. */
  brand: string;
  site: string;
  /** Folder of the releases in the bucket with its trailing slash; empty for the root. */
  prefix: string;
  /** Reads an object; undefined if it does not exist. May cache any object except `live.json`. */
  read: (key: string) => Promise<StoredFile | undefined>;
}

const HTML = 'text/html; charset=utf-8';

/**
 * Answers requests for a site in a store according to its server plan. Each request reads `live.json` once and takes
 * page, headers and policy from the release named there, so that they change together. Uses only `Request`, `Response`,
 * `URL` and `DecompressionStream`, which every delivery network's functions have.
 */
export function siteFromStore({ brand, site, prefix, read }: StoreSite): (request: Request) => Promise<Response> {
  const root = `${prefix}${brand}/`;
  const answer = async (request: Request): Promise<Response> => {
    const live: { sites: Record<string, LiveBuild> } | undefined = await readJson(await read(`${root}live.json`));
    const build = live?.sites[site];
    if (build === undefined) return failure(404);
    const readOwn = await readerOf(`${root}releases/`, build, read);
    const plan: ServerPlan | undefined = await readJson(await readOwn('server/headers.json'));
    if (!plan) return failure(503);
    return answerByPlan(request, plan, (file, kind) =>
      kind === 'immutable' ? read(`${root}files/${file}`) : readOwn(file),
    );
  };
  return async (request) => {
    try {
      return await answer(request);
    } catch {
      return failure(503);
    }
  };
}

/** Folder of a build, and of the earlier build of which it is stored as changes, if any. */
interface LiveBuild {
  folder: string;
  from?: string;
}

async function readJson(stored: StoredFile | undefined) {
  return stored && JSON.parse(await new Response(stored.body).text());
}

/** Returns a reader for the files that keep their names in each build. @throws if its changes are missing */
async function readerOf(releases: string, { folder, from }: LiveBuild, read: StoreSite['read']) {
  if (from === undefined) return (file: string) => read(`${releases}${folder}/${file}`);
  const packed = new Response((await read(`${releases}${folder}-from-${from}.gz`))?.body);
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  const changes: Changes = JSON.parse(await new Response(unpacked).text());
  return async (file: string): Promise<StoredFile | undefined> => {
    const earlier = await read(`${releases}${from}/${file}`);
    const pieces = Object.hasOwn(changes, file) ? changes[file] : undefined;
    if (!earlier || !pieces) return earlier;
    const bytes = new Uint8Array(await new Response(earlier.body).arrayBuffer());
    return { ...earlier, body: applyPieces(bytes, pieces).buffer, tag: `"${folder}"` };
  };
}

type ReadFile = (file: string, kind: Kind) => Promise<StoredFile | undefined>;

async function answerByPlan(request: Request, plan: ServerPlan, read: ReadFile): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { everywhere, errors } = plan.headers;
  const path = plainPath(pathname);
  const located = path === undefined ? undefined : locateFile({ ...plan, earlier: '' }, path);
  const stored = located && 'files' in located ? await firstOf(located, read) : undefined;
  if (located && 'redirect' in located) {
    const headers = { ...everywhere, ...plan.headers.other, Location: `${located.redirect}${search}` };
    return new Response(null, { status: located.status, headers });
  }
  if (!located || !stored) {
    const page = await read(plan.errors['404'] ?? '', 'pages');
    return new Response(page?.body ?? null, {
      status: 404,
      headers: { ...everywhere, ...errors, 'Content-Type': HTML },
    });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure(405, everywhere);
  const headers = { ...everywhere, ...plan.headers[located.kind], 'Content-Type': stored.type, ETag: stored.tag };
  const isKnown = request.headers.get('if-none-match')?.includes(stored.tag) === true;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(stored.body, { headers });
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

/** An uncacheable answer without a page. */
function failure(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`<h1>${status}</h1>\n`, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Type': HTML },
  });
}
