import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { agentHostOf, sitesOf } from '#cli/brand/resolve/sites-of.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { build } from '#cli/build/build.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import { buildFleet } from '#cli/build/fleet/build-fleet.ts';
import { loadAdapter } from '#cli/build/link/compile-adapter.ts';
import { codeFolder } from '#cli/package/code-folder.ts';
import { assertOptionalPackages } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { type AnswerWatch, watchAnswers } from '#cli/serve/contract/watch-answers.ts';
import { withEmulator } from '#cli/serve/firebase-emulator.ts';
import { listen } from '#cli/serve/listen.ts';
import {
  type OpenPlatform,
  openPlatform,
  parsePlatform,
  sandboxHints,
  withPlatform,
} from '#cli/serve/open-platform.ts';
import { requireOwnHost } from '#cli/serve/own-host.ts';
import { parsePort } from '#cli/serve/parse-port.ts';
import { previewBrand, withoutAdapter } from '#cli/serve/preview-brand.ts';
import { previewOrigins, previewPorts } from '#cli/serve/preview-ports.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { openWorkspaceCache } from '../shared-cache.ts';

export interface PreviewRequest extends ActionContext {
  readonly brand: string;
  /** Values of the options, as written. */
  readonly port: string;
  readonly platform: string | undefined;
  readonly now: string | undefined;
  /** Environment to build for; production if undefined. */
  readonly environment: string | undefined;
}

/** Packages that serving a site needs; the sandbox platform needs more. */
const SERVER_PACKAGES = ['fastify', '@fastify/http-proxy'];

/** Serves a brand's built sites as a production server would, until it is stopped. */
export async function preview(request: PreviewRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const platform = parsePlatform(request);
  const workspace = openWorkspace(request.cwd, request.workspace);
  assertOptionalPackages(packageRoot(), platform.api === undefined ? undefined : SERVER_PACKAGES);
  const loaded = loadBrand(workspace, request.brand, request.environment);
  if (loaded.brand === null) return { exitCode: 1, text: '', json: {}, problems: loaded.problems };
  const read = withEmulator(previewBrand(loaded.brand), process.env);
  const brand = platform.api === undefined ? withoutAdapter(read) : read;
  const current = { adapter: brand.adapter && (await loadAdapter(brand.adapter.file)) };
  request.terminal.line(
    `Building ${brand.id}${platform.api === undefined ? ' and starting its sandbox platform' : ''} …`,
  );
  const out = path.join(workspace.root, '.brandgen', 'preview', request.environment ?? 'production');
  const opening = openPlatform({ root: packageRoot(), brand, ...platform });
  const watch = platform.api === undefined ? undefined : await watchAnswers(packageRoot(), request.terminal, current);
  return withPlatform(opening, () => serve({ workspace, brand, out, port, opening, watch }));
}

interface SiteToServe {
  readonly workspace: Workspace;
  readonly brand: ResolvedBrand;
  /** Output folder of all previews. */
  readonly out: string;
  readonly port: number;
  readonly opening: Promise<OpenPlatform>;
  /** Receives the answers of a platform other than the sandbox. */
  readonly watch: AnswerWatch | undefined;
}

/** Builds the brand's sites while their platform starts. */
async function serve({ workspace, brand, out: common, port, opening, watch }: SiteToServe): Promise<Outcome> {
  const isTwo = agentHostOf(brand.config) !== null;
  const ports = isTwo ? await previewPorts(port) : ([port, port] as const);
  // Two sites contain each other's port, so previews with other ports need their own folder.
  const out = isTwo ? path.join(common, ports.join('-')) : common;
  const sites = sitesOf(brand, previewOrigins(ports));
  const [platform, warnings] = await Promise.all([opening, buildSites(workspace, sites, out)]);
  const served = await serveSites(sites, { out, ports, platform: platform.url, watch });
  const [origin = '', office] = served.map((site) => site.origin);
  const address = `${origin}${brand.site.basePath}`;
  const hints = platform.sandbox ? sandboxHints(brand, platform, origin, office) : [];
  const officeAddress = office && `${office}${brand.site.basePath}`;
  return {
    exitCode: 0,
    text: [
      `${brand.site.name}: ${address}`,
      ...(officeAddress ? [`Back office: ${officeAddress}`] : []),
      ...hints,
    ].join('\n'),
    json: { url: address, ...(officeAddress && { agentsUrl: officeAddress }), platform: platform.url },
    warnings,
    stay: async () => {
      await untilStopped(...(platform.sandbox ? [platform.sandbox.ended] : []));
      await Promise.all([...served.map(({ close }) => close()), platform.sandbox?.stop()]);
      if (isTwo) rmSync(out, { recursive: true, force: true });
    },
  };
}

/** @returns what went wrong with the shared cache, which ends no build */
async function buildSites(
  workspace: Workspace,
  brands: readonly ResolvedBrand[],
  out: string,
): Promise<readonly Problem[]> {
  const { shared, finish } = await openWorkspaceCache(workspace, process.env);
  const context = openBuildContext(packageRoot(), codeFolder(), process.env, { shared });
  await build({
    keepGoing: false,
    read: () => ({ brands, broken: [], templates: [], problems: [], warnings: [], languages: [], shared: false }),
    forEachBrand: (brands, buildSite) => buildFleet({ brands, buildSite, out, jobs: 1, context, onBuilt: () => {} }),
  });
  return finish();
}

interface Places {
  readonly out: string;
  /** One port per site. */
  readonly ports: readonly number[];
  readonly platform: string;
  readonly watch: AnswerWatch | undefined;
}

interface ServedSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** @throws UsageError if a port is not available; no site is served then */
async function serveSites(
  sites: readonly ResolvedBrand[],
  { out, ports, platform, watch }: Places,
): Promise<ServedSite[]> {
  // Import after the check that its optional packages are installed.
  const { createSiteServer } = await import('#cli/serve/site-server.ts');
  const served: ServedSite[] = [];
  const stop = () => Promise.all(served.map(({ close }) => close()));
  for (const [index, { site }] of sites.entries()) {
    const server = await createSiteServer(path.join(out, site.id), platform, { watch, admit: requireOwnHost });
    const close = async () => server.close();
    const origin = await listen(server, ports[index] ?? 0).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    served.push({ origin, close });
  }
  return served;
}
