import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { digest } from '#cli/build/digest.ts';
import { causeOf } from '#cli/problems/cause-of.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Store } from '#schemas/generated/workspace.ts';
import { type Listing, readListing } from './read-listing.ts';

/** Objects of a store by their keys in the bucket. Calls throw a UsageError for an unexpected answer. */
export interface StoreClient {
  /** All objects whose keys start with the prefix. */
  list(prefix: string): Promise<Listing['objects']>;
  /** Folders directly below a prefix, including the prefix and a trailing slash. */
  folders(prefix: string): Promise<string[]>;
  read(key: string): Promise<StoredBytes | undefined>;
  /** Bytes of an object as they arrive. @param until aborts the request, and the bytes with an error */
  stream(key: string, until: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * @param only tag that the existing object must have, or `new` if there must be none @param until aborts the request
   * @returns tag of the written object; undefined if the condition fails
   */
  put(
    key: string,
    bytes: Uint8Array,
    headers: Readonly<Record<string, string>>,
    only?: string,
    until?: AbortSignal,
  ): Promise<string | undefined>;
  /**
   * Lets the store copy an object with its headers to an unused key. @param source with its expected tag @returns
   * whether it was copied; a store, or a key's permissions, can refuse copies
   */
  copy(source: { readonly key: string; readonly tag: string }, key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

export interface StoredBytes {
  readonly bytes: Buffer;
  /** The store's `ETag`, as it is sent. */
  readonly tag: string;
}

export interface StorePlace extends Readonly<Store> {
  /** Name of the store in errors, such as “The store of the target live”. */
  readonly title: string;
}

export interface StoreKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Statuses worth a retry. 409 means that a conditional write met another one. */
const PASSING = new Set([409, 429, 500, 502, 503, 504]);

/** Statuses of a conditional write whose condition fails. */
const NOT_AS_WANTED = new Set([404, 409, 412]);

/** Milliseconds before each retry of a request. */
export const WAITS: readonly number[] = [100, 300, 900];

export function openStoreClient(store: StorePlace, keys: StoreKeys, waits: readonly number[]): StoreClient {
  const { endpoint, bucket, region } = store;
  const signer = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${bucket}`;
  const send = async (url: string, init: RequestInit = {}, left = waits): Promise<Response> => {
    const [wait, ...later] = left;
    try {
      const answer = await signer.fetch(url, init);
      if (wait === undefined || !PASSING.has(answer.status)) return answer;
      await answer.arrayBuffer();
    } catch (error) {
      if (wait === undefined) throw silent(store, error);
    }
    await setTimeout(wait);
    return send(url, init, later);
  };
  const pages = async (query: Record<string, string>): Promise<Listing[]> => {
    const listings: Listing[] = [];
    for (let token: string | undefined = ''; token !== undefined; token = listings.at(-1)?.next) {
      const next: Record<string, string> = token === '' ? {} : { 'continuation-token': token };
      const answer = await send(`${root}?${new URLSearchParams({ 'list-type': '2', ...query, ...next })}`);
      if (!answer.ok) throw await refusal(store, 'GET', '', answer);
      listings.push(readListing(await answer.text()));
    }
    return listings;
  };
  return {
    list: async (prefix) => (await pages({ prefix })).flatMap(({ objects }) => objects),
    folders: async (prefix) => (await pages({ prefix, delimiter: '/' })).flatMap(({ folders }) => folders),
    async read(key) {
      const answer = await send(`${root}/${key}`);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw await refusal(store, 'GET', key, answer);
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
    },
    async stream(key, until) {
      const answer = await send(`${root}/${key}`, { signal: until });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw await refusal(store, 'GET', key, answer);
      return bytesOf(store, answer);
    },
    async put(key, bytes, headers, only, until) {
      const sent = { ...headers, 'x-amz-content-sha256': digest(bytes) };
      const request = { method: 'PUT', body: Buffer.from(bytes), ...(until && { signal: until }) };
      const write = (condition: Record<string, string>) =>
        send(`${root}/${key}`, { ...request, headers: { ...sent, ...condition } });
      const answer = only === undefined ? await write({}) : await writeOnly(only, write);
      if (only !== undefined && NOT_AS_WANTED.has(answer.status)) return undefined;
      if (!answer.ok) throw await refusal(store, 'PUT', key, answer);
      return answer.headers.get('etag') ?? '';
    },
    async copy(source, key) {
      const headers = {
        'x-amz-copy-source': encodeURI(`/${bucket}/${source.key}`),
        'x-amz-copy-source-if-match': source.tag,
        'if-none-match': '*',
      };
      const answer = await send(`${root}/${key}`, { method: 'PUT', headers });
      // A copy that fails midway also has status 200, and Ceph ignores its conditions.
      return answer.ok && copiedTag(await answer.text()) === source.tag;
    },
    async remove(key) {
      const answer = await send(`${root}/${key}`, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw await refusal(store, 'DELETE', key, answer);
    },
  };
}

/** Keys of a store from the environment, or the names of missing variables. */
export function storeKeysIn(
  { keyFrom, secretFrom, sessionFrom }: Store,
  environment: NodeJS.ProcessEnv,
): StoreKeys | { readonly missing: readonly string[] } {
  const read = (variable: string) => environment[variable] ?? '';
  const missing = [keyFrom, secretFrom].filter((variable) => read(variable) === '');
  if (missing.length > 0) return { missing };
  const session = read(sessionFrom);
  return {
    accessKeyId: read(keyFrom),
    secretAccessKey: read(secretFrom),
    ...(session !== '' && { sessionToken: session }),
  };
}

/** Writes with a condition, in the form that the store supports. */
async function writeOnly(only: string, write: (condition: Record<string, string>) => Promise<Response>) {
  if (only === 'new') return withoutIfUnknown(await write({ 'if-none-match': '*' }), write);
  const answer = await withoutIfUnknown(await write({ 'if-match': only }), write);
  // Ceph compares the tag without its quotes.
  return answer.status === 412 ? write({ 'if-match': only.replaceAll('"', '') }) : answer;
}

/** Repeats the write without a condition if the store does not support conditional writes. */
function withoutIfUnknown(answer: Response, write: (condition: Record<string, string>) => Promise<Response>) {
  return answer.status === 501 ? write({}) : answer;
}

/** Tag of the copied object in an answer, without its quotes; undefined if nothing was copied. */
function copiedTag(answer: string): string | undefined {
  const tag = /<CopyObjectResult[\s\S]*<ETag>(?:"|&quot;|&#34;)?([^"&<]+)/.exec(answer)?.[1];
  return tag === undefined ? undefined : `"${tag}"`;
}

async function* bytesOf(store: StorePlace, { body }: Response): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body ?? []) yield chunk;
  } catch (error) {
    throw silent(store, error);
  }
}

function silent({ title, endpoint }: StorePlace, error: unknown): UsageError {
  return new UsageError(`${title} at ${endpoint} does not answer: ${causeOf(error)}.`);
}

async function refusal(
  { title, endpoint, bucket, keyFrom }: StorePlace,
  method: string,
  key: string,
  answer: Response,
): Promise<UsageError> {
  const code = /<Code>([\w.-]+)<\/Code>/.exec(await answer.text())?.[1];
  const said = [String(answer.status), code].filter(Boolean).join(' ');
  const hint = answer.status === 403 ? ` The key of ${keyFrom} has to allow it.` : '';
  return new UsageError(`${title} refused ${method} ${endpoint}/${bucket}/${key} with ${said}.${hint}`);
}
