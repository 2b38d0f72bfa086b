import path from 'node:path';
import { WORKSPACE_FILE } from '#cli/brand/environments/shared-environments.ts';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { checkShared } from '#cli/brand/shared/read-shared.ts';
import { isPresent } from '#cli/brand/source/home.ts';
import { readDocument, type SourceDocument } from '#cli/brand/source/source-document.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import { hasShape, isDictionary, isListOf, isRecordOf } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { checkWorkspace } from '#schemas/generated/config/workspace.js';
import type { ServerOfATarget, Store, Target as TargetConfig, WorkspaceConfig } from '#schemas/generated/workspace.ts';
import type { Releasers } from '../signing/releasers.ts';
import { WEB_SERVERS, type WebServerName } from './web-servers.ts';

/** A target that is a folder. */
export interface Target {
  readonly name: string;
  /** Environment of its sites; undefined for production. */
  readonly environment?: string;
  /** Environment variable with the signing key. */
  readonly signFrom: string;
  /** Folder of the releases, absolute. */
  readonly folder: string;
  /** Command that reloads the web server's configuration, and its working folder. */
  readonly reload: { readonly words: readonly string[]; readonly cwd: string } | null;
  /** The web server that reads the folder. */
  readonly server: WebServerName;
  /** Port, or address and port, on which the web server accepts plain HTTP. */
  readonly listen: string;
  /** Host and port of the platform, for sites that forward its calls. */
  readonly upstream: string;
  /** Folder of the operator's own directives and headers, absolute. */
  readonly directives: string;
  /** Address of the summed reports of the sites. */
  readonly reports?: string;
  /** Machines that follow the folder, in order; undefined if this machine's web server reads it. */
  readonly servers?: readonly TargetServer[];
  /** The target's paths on one of those machines; undefined for this one. */
  readonly seen?: SeenTarget;
}

/** A machine that receives every release of a target. */
export interface TargetServer extends Readonly<Omit<ServerOfATarget, 'reload' | 'listen'>> {
  /** Command that reloads the web server's configuration there. */
  readonly reload: readonly string[];
  /** Port, or address and port, on which its web server accepts plain HTTP. */
  readonly listen: string;
}

/** A target as it is on another machine. */
export interface SeenTarget {
  /** Folder of the releases there. */
  readonly folder: string;
  /** Sites with their own directives or headers by the operator there. */
  readonly own: ReadonlySet<string>;
}

/** A target that is a bucket. */
export interface StoreTarget extends Readonly<Store> {
  readonly name: string;
  /** Environment of its sites; undefined for production. */
  readonly environment?: string;
  /** Environment variable with the signing key. */
  readonly signFrom: string;
}

export type AnyTarget = Target | StoreTarget;

export interface ReadTargets {
  /** Empty if there are problems. */
  readonly targets: readonly AnyTarget[];
  /** The workspace's releasers, for targets without a list of their own. */
  readonly releasers: Releasers;
  readonly problems: readonly Problem[];
}

/** The targets of a workspace; none without a `brandgen.json`. */
export function readTargets({ root }: Pick<Workspace, 'root'>): ReadTargets {
  const source = { file: path.join(root, WORKSPACE_FILE), home: root };
  if (!isPresent(source.file)) return { targets: [], releasers: {}, problems: [] };
  const { document, problems: faults } = readDocument(source);
  // Check this first, as the schema check fills in defaults.
  const problems = [...faults, ...(document ? unclearTargets(document) : [])];
  const file = document && checkShared(document, checkWorkspace, (more) => problems.push(...more));
  if (!file || problems.length > 0) return { targets: [], releasers: {}, problems };
  return { targets: targetsIn(file.value, root), releasers: file.value.releasers, problems };
}

/** Settings of a folder's web server, which do not apply to a store. */
const OF_FOLDERS = ['server', 'reload', 'listen', 'upstream', 'directives', 'servers', 'reports'];

const hasTargets = hasShape({ targets: isRecordOf(isDictionary) });

const areServers = isListOf(isDictionary);

/** A target must have exactly one location. */
function unclearTargets(document: SourceDocument): Problem[] {
  if (!hasTargets(document.value)) return [];
  return Object.entries(document.value.targets).flatMap(([name, target]) => {
    const path = ['targets', name];
    if ('folder' in target === 's3' in target) return [document.problem(path, NOT_ONE_PLACE)];
    if ('folder' in target) return unclearServers(document, path, target);
    const unused = OF_FOLDERS.filter((setting) => setting in target);
    return unused.map((setting) => document.problem([...path, setting], UNUSED, 'key'));
  });
}

/**
 * A server without a reload command would keep serving the old release, and one listed twice would never be up to date.
 */
function unclearServers(
  document: SourceDocument,
  path: readonly string[],
  { reload, servers }: object & { reload?: unknown; servers?: unknown },
): Problem[] {
  if (!areServers(servers)) return [];
  const places = servers.map(({ host, port, folder }) => JSON.stringify([host, port, folder]));
  return servers.flatMap((server, number) => {
    const serverPath = [...path, 'servers', number];
    const isTold = reload !== undefined || 'reload' in server;
    return [
      ...(isTold ? [] : [document.problem(serverPath, NOT_TOLD)]),
      ...(places.indexOf(places[number] ?? '') === number ? [] : [document.problem(serverPath, NAMED_TWICE)]),
    ];
  });
}

const NOT_TOLD = {
  rule: 'target-servers',
  message: 'No command makes the web server of this machine read its configuration again.',
  fix: 'Give the target, or this server, `reload`.',
};

const NAMED_TWICE = {
  rule: 'target-servers',
  message: 'This is a server of the target already.',
  fix: 'Remove it.',
};

const NOT_ONE_PLACE = {
  rule: 'target-place',
  message: 'A target is either a folder or a store.',
  fix: 'Give it `folder` or `s3`, and not both.',
};

const UNUSED = {
  rule: 'target-place',
  message: 'A store has no web server of its own, so this has no effect.',
  fix: 'Remove it.',
};

function targetsIn({ targets }: WorkspaceConfig, root: string): AnyTarget[] {
  return Object.entries(targets).map(([name, config]) => targetOf(name, config, root));
}

function targetOf(
  name: string,
  { folder = '', s3, reload, server, servers, directives = WEB_SERVERS[server].directives, ...rest }: TargetConfig,
  root: string,
): AnyTarget {
  const { environment, signFrom } = rest;
  if (s3) return { name, ...(environment !== undefined && { environment }), signFrom, ...s3 };
  const folders = { folder: path.resolve(root, folder), directives: path.resolve(root, directives) };
  const settings = { name, ...folders, server, reload: reload ? { words: reload, cwd: root } : null, ...rest };
  if (!servers) return settings;
  const { listen } = rest;
  return {
    ...settings,
    servers: servers.map((server) => ({
      ...server,
      reload: server.reload ?? reload ?? [],
      listen: server.listen ?? listen,
    })),
  };
}

/**
 * The target with a name, or the only one if no name is given. @param environment required of it; undefined for any
 * @throws UsageError
 */
export function findTarget(all: readonly AnyTarget[], name: string | undefined, environment?: string): AnyTarget {
  const targets = name === undefined && environment !== undefined ? all.filter(isOf(environment)) : all;
  if (targets.length === 0 && environment !== undefined) throw noTargetOf(environment);
  const target = find(targets, name);
  if (environment === undefined || isOf(environment)(target)) return target;
  throw new UsageError(
    `The target ${target.name} is for ${target.environment ?? 'production'}, not for ${environment}. Name another one with \`--to\`.`,
  );
}

function isOf(environment: string) {
  return (target: AnyTarget) => target.environment === environment;
}

function noTargetOf(environment: string): UsageError {
  return new UsageError(
    `${WORKSPACE_FILE} has no target for ${environment}. Give one of its targets "environment": "${environment}".`,
  );
}

function find(targets: readonly AnyTarget[], name: string | undefined): AnyTarget {
  const [only, ...others] = targets;
  const names = targets.map((target) => target.name);
  if (!only) throw new UsageError(`${WORKSPACE_FILE}, beside brands/, has to say where releases go. ${EXAMPLE}`);
  if (name === undefined && others.length === 0) return only;
  if (name === undefined) throw new UsageError(`Name one of the targets with \`--to\`: ${names.join(', ')}.`);
  const match = targets.find((target) => target.name === name);
  if (match) return match;
  throw new UsageError(
    `${WORKSPACE_FILE} has no target "${name}". ${suggest(name, names, `Its targets: ${names.join(', ')}.`)}`,
  );
}

const EXAMPLE =
  'Add one: { "targets": { "live": { "folder": "/srv/brandgen", "reload": ["nginx", "-s", "reload"] } } }';
