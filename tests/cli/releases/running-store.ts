import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from 's3rver';
import type { StoreTarget } from '#cli/release/targets/target.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { IDLE_MILLISECONDS, startNetwork } from './network-before-store.ts';

/** Fate of a request: it is refused, or its connection ends before or after it had its effect. */
export type Fault = number | 'lost' | 'unanswered';

export interface StoreRequest {
  readonly method: string;
  /** Key of the object; empty for the bucket. */
  readonly key: string;
  /** Size of its body in bytes. */
  readonly size: number;
  /** Key of the object that the store is to copy. */
  readonly copies?: string;
}

/** A store that speaks S3, and a delivery network before it. */
export interface RunningStore {
  endpoint: string;
  /** Address of the site of the brand `acme`. */
  address: string;
  /** Requests since the last call. */
  taken: () => StoreRequest[];
  /** Decides about each signed request, in place of the last such function; none without one. */
  failing: (fault?: (request: StoreRequest) => Fault | undefined | Promise<Fault | undefined>) => void;
  /** Whether conditional writes are honoured, refused as unknown or not looked at. Ceph has ways of its own. */
  conditions: (kind: 'honoured' | 'refused' | 'ignored' | 'as Ceph') => void;
  /** An object as anybody may read it. */
  read: (key: string) => Promise<Response>;
  stop: () => void;
}

export const BUCKET = 'sites';

/** The keys that s3rver knows. */
export const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A target in a running store. */
export function storeNamed(name: string, { endpoint }: Pick<RunningStore, 'endpoint'>): StoreTarget {
  const keys = {
    keyFrom: 'AWS_ACCESS_KEY_ID',
    secretFrom: 'AWS_SECRET_ACCESS_KEY',
    sessionFrom: 'AWS_SESSION_TOKEN',
  } as const;
  const place = { endpoint, bucket: BUCKET, region: 'us-east-1', prefix: '' };
  return { name, ...place, ...keys, signFrom: 'BRANDGEN_RELEASE_KEY' };
}

/** s3rver has no conditional writes, so this looks at their conditions before it, one write after another. */
export async function startStore(): Promise<RunningStore> {
  const directory = mkdtempSync(join(tmpdir(), 'brandgen-store-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  writeWhole(s3);
  const handle = s3.callback();
  const requests: StoreRequest[] = [];
  let faultOf: Parameters<RunningStore['failing']>[0];
  let kind: Parameters<RunningStore['conditions']>[0] = 'honoured';
  let turn: Promise<unknown> = Promise.resolve();
  const tagOf = (key: string) =>
    s3.store.getMetadata(BUCKET, key).then(
      ({ etag }) => etag,
      () => undefined,
    );
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    // A client that was killed while its request waited for its turn has no answer to end.
    if (request.socket.destroyed) return;
    const ended = once(response, 'close');
    await handle(request, response);
    await ended;
  };
  const write = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    if (kind === 'refused' && (match ?? none)) return refuse(request, response, 501);
    const isFit =
      kind === 'ignored' || (await (kind === 'as Ceph' ? meetsInCeph : meetsConditions)(request, key, tagOf));
    return isFit ? pass(request, response) : refuse(request, response, 412);
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const key = decodeURIComponent(url.split('?', 1)[0] ?? '').slice(BUCKET.length + 2);
    const asked = { method, key, size: Number(headers['content-length'] ?? 0), ...copiedBy(headers) };
    const fault = headers.authorization ? await faultOf?.(asked) : undefined;
    if (headers.authorization) requests.push(asked);
    if (fault === 'lost') return request.socket.destroy();
    if (typeof fault === 'number') return refuse(request, response, fault);
    if (fault === 'unanswered') response.end = () => response.destroy();
    if (method !== 'PUT') return pass(request, response);
    turn = turn.then(() => write(key, request, response));
  });
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = localOrigin(server);
  const read = (key: string) => fetch(`${endpoint}/${BUCKET}/${key}`);
  const network = await startNetwork(read);
  return {
    endpoint,
    address: network.address,
    taken: () => requests.splice(0),
    failing: (fault) => {
      faultOf = fault;
    },
    conditions: (wanted) => {
      kind = wanted;
    },
    read,
    stop: () => {
      network.stop();
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function copiedBy({ 'x-amz-copy-source': source }: IncomingHttpHeaders): Pick<StoreRequest, 'copies'> {
  return typeof source === 'string' ? { copies: source.slice(BUCKET.length + 2) } : {};
}

type TagOf = (key: string) => Promise<string | undefined>;

async function meetsConditions({ headers }: IncomingMessage, key: string, tagOf: TagOf): Promise<boolean> {
  const { 'if-match': match, 'if-none-match': none, 'x-amz-copy-source-if-match': sourceTag } = headers;
  const { copies } = copiedBy(headers);
  if (copies !== undefined && (await tagOf(copies)) !== sourceTag) return false;
  if (match) return (await tagOf(key)) === match;
  return !none || (await tagOf(key)) === undefined;
}

/** Ceph takes a tag without its quotes, and looks at no condition of a copy. */
async function meetsInCeph(request: IncomingMessage, key: string, tagOf: TagOf): Promise<boolean> {
  if (copiedBy(request.headers).copies !== undefined) return true;
  return meetsConditions(request, key, async (object) => (await tagOf(object))?.replaceAll('"', ''));
}

/** s3rver answers a write before the file has its bytes, and shows a part of it. A store shows the old object or the new one. */
function writeWhole({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(part);
    const bytes = Buffer.concat(parts);
    const file = store.getResourcePath(bucket, key, 'object');
    const md5 = createHash('md5').update(bytes).digest('hex');
    mkdirSync(dirname(file), { recursive: true });
    // Written beside them, since a reader would find these files cut short too.
    await store.putMetadata(bucket, `${key}.draft`, metadata, md5);
    writeAtomically(file, bytes);
    for (const part of ['object.md5', 'metadata.json'] as const)
      renameSync(store.getResourcePath(bucket, `${key}.draft`, part), store.getResourcePath(bucket, key, part));
    return { size: bytes.length, md5 };
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>Refused${status}</Code></Error>`);
}
