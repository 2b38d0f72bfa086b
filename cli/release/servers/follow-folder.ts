import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { liveSitesIn } from '../live/live-sites.ts';
import { stagedSitesIn } from '../live/staged-sites.ts';
import { usersOf } from '../previews/preview.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { WEB_SERVERS } from '../targets/web-servers.ts';
import { CONFIGURATIONS } from '../web-servers/configurations.ts';
import { type NextState, PartlyLiveError } from './next-state.ts';
import type { FoundOnServer, RemoteFile } from './server-files.ts';
import { type OpenLink, openLink, type ServerLink } from './server-link.ts';

/** File of a target on a server with the digest of the configuration that it was proven with. */
const PROVEN_FILE = '.proven';

/** A server with what it has and what it is to get. */
interface Follower {
  readonly server: TargetServer;
  readonly link: ServerLink;
  readonly found: FoundOnServer;
  /** The files in the order in which they are replaced; the configuration is last. */
  readonly files: readonly (RemoteFile & { readonly text: string })[];
  readonly proof: string;
  /** `unknown`: it failed and could not be put back. */
  state: 'new' | 'old' | 'unknown';
}

export interface FollowRequest {
  /** True if files that the folder does not have are removed from servers that have followed. */
  readonly removes?: boolean;
  readonly open?: OpenLink;
}

/**
 * Makes the servers of a target follow its folder. All get the files first, so that a page of one server finds what it loads on each of them. Then
 * one after another gets the configuration, reloads and is proven before the next. Servers that are up to date are left alone.
 * @throws UsageError that names the server that failed; it goes on with what it had
 * @throws PartlyLiveError when others have the new state
 */
export async function followFolder(
  target: Target,
  servers: readonly TargetServer[],
  next: NextState,
  { removes = false, open = openLink }: FollowRequest = {},
): Promise<void> {
  // No server changes if one cannot be reached.
  const followers = await together(servers, (server) => {
    const link = open(target, server);
    return failing(target, { server, followers: [] }, () => findOut(target, { server, link }, next));
  });
  const late = followers.filter(({ state }) => state === 'old');
  await together(late, (follower) => {
    const isThorough = isUnproven(target, follower);
    return failing(target, { ...follower, followers }, () => follower.link.copy({ isThorough, removes: false }));
  });
  for (const follower of late) {
    await failing(target, { ...follower, followers }, () => change(target, follower, next));
  }
  if (!removes) return;
  await together(followers, (follower) =>
    failing(target, { ...follower, followers }, () => follower.link.copy({ isThorough: false, removes: true })),
  );
}

/** Waits for the end of all, so that nothing goes on after a failure. @throws what the first of them threw */
async function together<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const ends = await Promise.allSettled(items.map(work));
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}

async function findOut(
  target: Target,
  { server, link }: Pick<Follower, 'server' | 'link'>,
  { live, staged, previews }: NextState,
): Promise<Follower> {
  const { configuration, shared } = WEB_SERVERS[target.server];
  const { write, writeShared } = CONFIGURATIONS[target.server];
  const passwords = [...new Set(previews.map(({ root }) => usersOf(root)))].map((file) => ({
    name: path.relative(target.folder, file),
    text: readFileSync(file, 'utf8'),
  }));
  const names = [...passwords.map(({ name }) => name), shared, configuration];
  const found = await link.read([...names, PROVEN_FILE]);
  const { folder, listen } = server;
  const there: Target = { ...target, listen, seen: { folder, own: found.own } };
  const files = [
    ...passwords,
    { name: shared, text: writeShared(there) },
    { name: configuration, text: write(there, live, previews, new Map(staged.map((site) => [site.site, site]))) },
  ];
  const proof = `${digest(JSON.stringify(files))}\n`;
  const isThere = files.every(({ name, text }) => found.files.get(name) === text);
  const state = isThere && found.files.get(PROVEN_FILE) === proof ? 'new' : 'old';
  return { server, link, found, files, proof, state };
}

/** True if a command ended between a change of the server and its proof. */
function isUnproven({ server }: Target, { found: { files } }: Follower): boolean {
  return files.has(WEB_SERVERS[server].configuration) && !files.has(PROVEN_FILE);
}

/** Gives a server its configuration; if that fails, it gets back what it had. */
async function change(target: Target, follower: Follower, next: NextState): Promise<void> {
  const { link, files, proof, found } = follower;
  // Until a step is known to have failed without effect, it may have had one.
  follower.state = 'unknown';
  let isReloaded = false;
  try {
    await link.write([{ name: PROVEN_FILE, text: undefined }, ...files]);
    await link.reload();
    isReloaded = true;
    await link.verify(changesOf(target, follower, next), found.closed);
  } catch (error) {
    if (await isPutBack(follower, isReloaded)) follower.state = 'old';
    throw isReloaded && !found.files.has(WEB_SERVERS[target.server].configuration)
      ? firstOf(target, follower, error)
      : error;
  }
  follower.state = 'new';
  await link.write([{ name: PROVEN_FILE, text: proof }]);
}

/** A web server that was never told to read the configuration answers nothing of it. */
function firstOf(target: Target, { server }: Follower, error: unknown): unknown {
  if (!(error instanceof UsageError)) return error;
  const file = path.posix.join(server.folder, WEB_SERVERS[target.server].configuration);
  return new UsageError(
    `${error.message.replace(/\.$/, '')}. Its web server has to include ${file} before its first release`,
  );
}

/** Gives a server what it had. @returns whether it answers as before */
async function isPutBack({ link, files, found }: Follower, isReloaded: boolean): Promise<boolean> {
  try {
    await link.write(files.map(({ name }) => ({ name, text: found.files.get(name) })));
    if (isReloaded) await link.reload();
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** The sites to prove: those that change, or one that stays; all after a change that was not proven. */
function changesOf(target: Target, follower: Follower, next: NextState): NextState {
  if (isUnproven(target, follower)) return next;
  const { live, staged, previews } = next;
  const configuration = follower.found.files.get(WEB_SERVERS[target.server].configuration) ?? '';
  const former = { live: liveSitesIn(configuration, target.server), staged: stagedSitesIn(configuration) };
  const changed = live.filter(({ site, folder }) => {
    const after = staged.find((one) => one.site === site);
    return former.live.get(site)?.folder !== folder || former.staged.get(site)?.folder !== after?.folder;
  });
  const proven = changed.length > 0 ? changed : live.slice(0, 1);
  const sites = new Set(proven.map(({ site }) => site));
  return { live: proven, staged: staged.filter(({ site }) => sites.has(site)), previews };
}

/** @throws UsageError that says which servers have what, when the work fails */
async function failing<Result>(
  target: Target,
  { server, followers }: { server: TargetServer; followers: readonly Follower[] },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const message = describeFailure(target, { server, followers }, error.message.replace(/\.$/, ''));
    throw followers.every(({ state }) => state === 'old') ? new UsageError(message) : new PartlyLiveError(message);
  }
}

function describeFailure(
  target: Target,
  { server, followers }: { server: TargetServer; followers: readonly Follower[] },
  reason: string,
): string {
  const named = (state: Follower['state']) =>
    followers.filter((follower) => follower.state === state).map((follower) => nameOf(follower.server));
  const [changed, unknown] = [named('new'), named('unknown')];
  const settled = new Set([...changed, ...unknown]);
  const before = (target.servers ?? []).map(nameOf).filter((name) => !settled.has(name));
  return [
    `The server ${nameOf(server)} of the target ${target.name} has failed: ${reason}.`,
    ...(settled.size === 0 ? ['No server has changed.'] : []),
    ...(changed.length > 0 ? [`New: ${changed.join(', ')}.`] : []),
    ...(before.length > 0 ? [`As before: ${before.join(', ')}.`] : []),
    ...(unknown.length > 0
      ? [`It could not be put back, so it has the new state or the one before: ${unknown.join(', ')}.`]
      : []),
    changed.length + unknown.length > 0
      ? `Repair it, and run \`brandgen release --resume --to ${target.name}\`: it goes on with the servers that are left.`
      : 'Repair it, and run the command again.',
  ].join(' ');
}

function nameOf({ host, port }: TargetServer): string {
  return port === undefined ? host : `${host}:${port}`;
}
