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

/** File on a server with the digest of the configuration that was last verified there. */
const PROVEN_FILE = '.proven';

/** A server with its present and its next files. */
interface Follower {
  readonly server: TargetServer;
  readonly link: ServerLink;
  readonly found: FoundOnServer;
  /** Files in the order in which they are replaced, the configuration last. */
  readonly files: readonly (RemoteFile & { readonly text: string })[];
  readonly proof: string;
  /** `unknown` after a failure that could not be reverted. */
  state: 'new' | 'old' | 'unknown';
}

export interface FollowRequest {
  /** Whether to remove files that the folder does not have, from servers that are up to date. */
  readonly removes?: boolean;
  readonly open?: OpenLink;
}

/**
 * Updates a target's servers to its folder. First all get the files, so that pages of one server can load from any
 * other. Then one after the other gets the configuration, reloads and is verified. Servers that are up to date are
 * skipped. @throws UsageError naming the server that failed, which keeps its former state @throws PartlyLiveError if
 * others have the new state
 */
export async function followFolder(
  target: Target,
  servers: readonly TargetServer[],
  next: NextState,
  { removes = false, open = openLink }: FollowRequest = {},
): Promise<void> {
  // Contact all servers before any changes.
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

/** Waits for all to end, so that nothing continues after a failure. @throws the first error */
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
  const present = await link.read([...names, PROVEN_FILE]);
  const { folder, listen } = server;
  const there: Target = { ...target, listen, seen: { folder, own: present.own } };
  const files = [
    ...passwords,
    { name: shared, text: writeShared(there) },
    { name: configuration, text: write(there, live, previews, new Map(staged.map((site) => [site.site, site]))) },
  ];
  const proof = `${digest(JSON.stringify(files))}\n`;
  const isThere = files.every(({ name, text }) => present.files.get(name) === text);
  const state = isThere && present.files.get(PROVEN_FILE) === proof ? 'new' : 'old';
  return { server, link, found: present, files, proof, state };
}

/** Whether a command ended after changing the server and before verifying it. */
function isUnproven({ server }: Target, { found: { files } }: Follower): boolean {
  return files.has(WEB_SERVERS[server].configuration) && !files.has(PROVEN_FILE);
}

/** Updates a server's configuration, and reverts it after a failure. */
async function change(target: Target, follower: Follower, next: NextState): Promise<void> {
  const { link, files, proof, found } = follower;
  // A step may have taken effect until it is known to have failed.
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

/** Adds a hint to the first failure of a server whose web server does not read the configuration yet. */
function firstOf(target: Target, { server }: Follower, error: unknown): unknown {
  if (!(error instanceof UsageError)) return error;
  const file = path.posix.join(server.folder, WEB_SERVERS[target.server].configuration);
  return new UsageError(
    `${error.message.replace(/\.$/, '')}. Its web server has to include ${file} before its first release`,
  );
}

/** Reverts a server's files. @returns whether it answers as before */
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

/** Sites to verify: those that change, or one that does not; all after a change that was not verified. */
function changesOf(target: Target, follower: Follower, next: NextState): NextState {
  if (isUnproven(target, follower)) return next;
  const { live, staged, previews } = next;
  const configuration = follower.found.files.get(WEB_SERVERS[target.server].configuration) ?? '';
  const former = { live: liveSitesIn(configuration, target.server), staged: stagedSitesIn(configuration) };
  const changed = live.filter(({ site, folder }) => {
    const after = staged.find((candidate) => candidate.site === site);
    return former.live.get(site)?.folder !== folder || former.staged.get(site)?.folder !== after?.folder;
  });
  const proven = changed.length > 0 ? changed : live.slice(0, 1);
  const sites = new Set(proven.map(({ site }) => site));
  return { live: proven, staged: staged.filter(({ site }) => sites.has(site)), previews };
}

/** @throws UsageError that describes the state of each server, if the work fails */
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
