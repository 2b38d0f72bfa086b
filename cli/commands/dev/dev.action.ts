import path from 'node:path';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import { loadAdapter } from '#cli/build/link/compile-adapter.ts';
import { codeFolder } from '#cli/package/code-folder.ts';
import { assertOptionalPackages } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { renderProblems } from '#cli/problems/render-problems.ts';
import type { CurrentAdapter } from '#cli/serve/contract/adapted-answer.ts';
import { type AnswerWatch, watchAnswers } from '#cli/serve/contract/watch-answers.ts';
import { startDevServer } from '#cli/serve/dev/dev-server.ts';
import { reportTo } from '#cli/serve/dev/report-problems.ts';
import { networkHints, servedAddresses } from '#cli/serve/dev/served-addresses.ts';
import { stampDevSite } from '#cli/serve/dev/stamp-dev-site.ts';
import { withEmulator } from '#cli/serve/firebase-emulator.ts';
import {
  type OpenPlatform,
  openPlatform,
  parsePlatform,
  sandboxHints,
  withPlatform,
} from '#cli/serve/open-platform.ts';
import { parsePort } from '#cli/serve/parse-port.ts';
import { previewBrand, withoutAdapter } from '#cli/serve/preview-brand.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import { createStyle } from '#cli/terminal/terminal.ts';
import { ADAPTER_FILE } from '#schemas/adapter/adapt.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface DevRequest extends ActionContext {
  readonly brand: string;
  /** Values of the options, as written. */
  readonly port: string;
  readonly platform: string | undefined;
  readonly mock: string | undefined;
  readonly now: string | undefined;
  /** Address to listen on, or `true` for all. */
  readonly host: string | true | undefined;
}

/** Serves a brand from its sources until it is stopped. */
export async function dev(request: DevRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const platform = parsePlatform(request);
  const workspace = openWorkspace(request.cwd, request.workspace);
  if (platform.api === undefined || platform.mocked !== undefined) assertOptionalPackages(packageRoot());
  const loaded = loadBrand(workspace, request.brand);
  if (loaded.brand === null) return { exitCode: 1, text: '', json: {}, problems: loaded.problems };
  const served = (read: ResolvedBrand) => {
    const preview = withEmulator(previewBrand(read), process.env);
    return platform.api === undefined ? withoutAdapter(preview) : preview;
  };
  const brand = served(loaded.brand);
  const current: CurrentAdapter = { adapter: brand.adapter && (await loadAdapter(brand.adapter.file)) };
  const hasSandbox = platform.api === undefined || platform.mocked !== undefined;
  request.terminal.line(`Starting ${brand.id}${hasSandbox ? ' and its sandbox platform' : ''} …`);
  const watch = platform.api === undefined ? undefined : await watchAnswers(packageRoot(), request.terminal, current);
  const opening = openPlatform({ root: packageRoot(), brand, watch, current, ...platform });
  return withPlatform(opening, async () =>
    serve({ request, workspace, brand, port, watch, served, current, platform: await opening }),
  );
}

interface BrandToServe {
  readonly request: DevRequest;
  readonly workspace: Workspace;
  readonly brand: ResolvedBrand;
  readonly port: number;
  readonly platform: OpenPlatform;
  /** Receives the answers of a platform other than the sandbox. */
  readonly watch: AnswerWatch | undefined;
  /** Makes a brand that was read the one that is served. */
  readonly served: (read: ResolvedBrand) => ResolvedBrand;
  readonly current: CurrentAdapter;
}

async function serve(site: BrandToServe): Promise<Outcome> {
  const { request, workspace, brand, port, platform, watch } = site;
  const root = packageRoot();
  const { mocked } = platform;
  const stamp = () => stampNow(site, root);
  const first = await stampDevSite(brand, openBuildContext(root, codeFolder(), process.env), mocked);
  const folders = [...workspace.brands, ...workspace.themes, ...workspace.locales, ...workspace.regulators];
  const adapter = path.join(workspace.root, ADAPTER_FILE);
  const { host, terminal } = request;
  const report = reportTo(terminal, brand.id);
  const server = await startDevServer(
    {
      root,
      port,
      host,
      platform: platform.url,
      watch: mocked ? undefined : watch,
      kind: 'site',
      folders: [...folders, adapter],
      stamp,
      report,
    },
    first,
  );
  const { origin, network } = servedAddresses(server);
  const address = `${origin}${brand.site.basePath}`;
  const hints = platform.sandbox ? sandboxHints(brand, platform, origin) : [];
  return {
    exitCode: 0,
    text: [`${brand.site.name}: ${address}`, ...hints, ...networkHints(network)].join('\n'),
    json: { url: address, platform: platform.url, ...(mocked && { mocked }), network },
    stay: async () => {
      await untilStopped(...(platform.sandbox ? [platform.sandbox.ended] : []));
      await Promise.all([server.close(), platform.sandbox?.stop()]);
    },
  };
}

/** Reads the brand again: its site, or its problems as text. */
async function stampNow({ request, workspace, platform, served, current }: BrandToServe, root: string) {
  const { brands, problems } = loadBrands(workspace, [request.brand]);
  const [loaded] = brands;
  if (!loaded || problems.length > 0) return renderProblems(problems, { cwd: request.cwd, style: createStyle(false) });
  const brand = served(loaded);
  current.adapter = brand.adapter && (await loadAdapter(brand.adapter.file));
  return stampDevSite(brand, openBuildContext(root, codeFolder(), process.env), platform.mocked);
}
