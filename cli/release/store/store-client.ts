import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { digest } from '#cli/build/digest.ts';
import { UsageError } from '#cli/commands/usage-error.ts';
import type { StoreTarget } from '../target.ts';
import { type Listing, readListing } from './read-listing.ts';

/** A store's objects, by their keys in the bucket. All calls throw a UsageError when the store does not answer as it should. */
export interface StoreClient {
  /** All objects whose keys start so. */
  list(prefix: string): Promise<Listing['objects']>;
  /** The folders right below a prefix, with it and with their last slash. */
  folders(prefix: string): Promise<string[]>;
  read(key: string): Promise<StoredBytes | undefined>;
  /**
   * @param only the object that there must be: its tag, or `new` for none at all
   * @returns whether it was written; false where that is not what there is
   */
  put(key: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>, only?: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

export interface StoredBytes {
  readonly bytes: Buffer;
  /** The store's `ETag`, as it is sent. */
  readonly tag: string;
}

export interface StoreKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** What may be over a moment later; 409 is a conditional write that met another one. */
const PASSING = new Set([409, 429, 500, 502, 503, 504]);

/** What a conditional write is answered where something else is in its place, or nothing. */
const NOT_AS_WANTED = new Set([404, 409, 412]);

/** In milliseconds, before each new attempt at a request. */
export const WAITS: readonly number[] = [100, 300, 900];

export function openStoreClient(target: StoreTarget, keys: StoreKeys, waits: readonly number[]): StoreClient {
  const { endpoint, bucket, region } = target;
  const signer = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${bucket}`;
  const send = async (url: string, init: RequestInit = {}, left = waits): Promise<Response> => {
    const [wait, ...later] = left;
    try {
      const answer = await signer.fetch(url, init);
      if (wait === undefined || !PASSING.has(answer.status)) return answer;
      await answer.arrayBuffer();
    } catch (error) {
      if (wait === undefined) throw silent(target, error);
    }
    await setTimeout(wait);
    return send(url, init, later);
  };
  const pages = async (query: Record<string, string>): Promise<Listing[]> => {
    const listings: Listing[] = [];
    for (let token: string | undefined = ''; token !== undefined; token = listings.at(-1)?.next) {
      const next: Record<string, string> = token === '' ? {} : { 'continuation-token': token };
      const answer = await send(`${root}?${new URLSearchParams({ 'list-type': '2', ...query, ...next })}`);
      if (!answer.ok) throw await refusal(target, 'GET', '', answer);
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
      if (!answer.ok) throw await refusal(target, 'GET', key, answer);
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
    },
    async put(key, bytes, headers, only) {
      const sent = { ...headers, 'x-amz-content-sha256': digest(bytes) };
      const write = (condition: Record<string, string>) =>
        send(`${root}/${key}`, { method: 'PUT', body: Buffer.from(bytes), headers: { ...sent, ...condition } });
      const first = await write(conditionOf(only));
      // A store that has no conditional writes says so.
      const answer = first.status === 501 && only !== undefined ? await write({}) : first;
      if (only !== undefined && NOT_AS_WANTED.has(answer.status)) return false;
      if (!answer.ok) throw await refusal(target, 'PUT', key, answer);
      return true;
    },
    async remove(key) {
      const answer = await send(`${root}/${key}`, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw await refusal(target, 'DELETE', key, answer);
    },
  };
}

function conditionOf(only: string | undefined): Record<string, string> {
  if (only === undefined) return {};
  return only === 'new' ? { 'if-none-match': '*' } : { 'if-match': only };
}

function silent({ name, endpoint }: StoreTarget, error: unknown): UsageError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new UsageError(`The store of the target ${name} at ${endpoint} does not answer: ${cause}.`);
}

async function refusal(
  { name, endpoint, bucket, keyFrom }: StoreTarget,
  method: string,
  key: string,
  answer: Response,
): Promise<UsageError> {
  const code = /<Code>([\w.-]+)<\/Code>/.exec(await answer.text())?.[1];
  const said = [String(answer.status), code].filter(Boolean).join(' ');
  const hint = answer.status === 403 ? ` The key of ${keyFrom} has to allow it.` : '';
  return new UsageError(
    `The store of the target ${name} refused ${method} ${endpoint}/${bucket}/${key} with ${said}.${hint}`,
  );
}
