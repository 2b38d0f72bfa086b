import path from 'node:path';
import { loadBrand } from '#cli/brand/load-brand.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { build } from '#cli/build/build.ts';
import { openBuildContext } from '#cli/build/fleet/build-context.ts';
import { buildFleet } from '#cli/build/fleet/build-fleet.ts';
import { codeFolder } from '#cli/code-folder.ts';
import { assertOptionalPackages } from '#cli/optional-packages.ts';
import { packageRoot } from '#cli/package-root.ts';
import { withEmulator } from '#cli/serve/firebase-emulator.ts';
import { listen } from '#cli/serve/listen.ts';
import { type OpenPlatform, openPlatform, sandboxHints, withPlatform } from '#cli/serve/open-platform.ts';
import { parseOrigin, parsePort } from '#cli/serve/parse-port.ts';
import { previewBrand } from '#cli/serve/preview-brand.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface PreviewRequest extends ActionContext {
  readonly brand: string;
  /** Values of the options, as written. */
  readonly port: string;
  readonly api: string | undefined;
}

/** Packages of the site's server; the sandbox platform has more. */
const SERVER_PACKAGES = ['fastify', '@fastify/http-proxy'];

/** Serves a brand's built site as a production server would, until it is stopped. */
export async function preview(request: PreviewRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const api = request.api === undefined ? undefined : parseOrigin(request.api);
  const workspace = openWorkspace(request.cwd, request.workspace);
  assertOptionalPackages(packageRoot(), api === undefined ? undefined : SERVER_PACKAGES);
  const loaded = loadBrand(workspace, request.brand);
  if (loaded.brand === null) return { exitCode: 1, text: '', json: {}, problems: loaded.problems };
  const brand = withEmulator(previewBrand(loaded.brand), process.env);
  const out = path.join(workspace.root, '.brandgen', 'preview');
  const opening = openPlatform(packageRoot(), brand, api);
  return withPlatform(opening, () => serve({ brand, out, port, opening }));
}

interface SiteToServe {
  readonly brand: ResolvedBrand;
  /** Folder that the site is built into. */
  readonly out: string;
  readonly port: number;
  readonly opening: Promise<OpenPlatform>;
}

/** Builds the site while its platform starts. */
async function serve({ brand, out, port, opening }: SiteToServe): Promise<Outcome> {
  const context = openBuildContext(packageRoot(), codeFolder(), process.env);
  const building = build({
    keepGoing: false,
    read: () => ({ brands: [brand], broken: [], templates: [], problems: [], warnings: [], shared: false }),
    forEachBrand: (brands, buildSite) => buildFleet({ brands, buildSite, out, jobs: 1, context, onBuilt: () => {} }),
  });
  const [platform] = await Promise.all([opening, building]);
  // Its packages are optional, so they are loaded only once they are known to be installed.
  const { createSiteServer } = await import('#cli/serve/site-server.ts');
  const server = await createSiteServer(path.join(out, brand.id), platform.url);
  const origin = await listen(server, port);
  const hints = platform.sandbox ? sandboxHints(brand, origin) : [];
  const address = `${origin}${brand.site.basePath}`;
  return {
    exitCode: 0,
    text: [`${brand.site.name}: ${address}`, ...hints].join('\n'),
    json: { url: address, platform: platform.url },
    stay: async () => {
      await untilStopped(...(platform.sandbox ? [platform.sandbox.ended] : []));
      await Promise.all([server.close(), platform.sandbox?.stop()]);
    },
  };
}
