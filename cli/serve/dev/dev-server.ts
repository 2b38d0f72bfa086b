import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type ProxyOptions, type ViteDevServer } from 'vite';
import { PICTURES_PATH, PLATFORM_PATHS } from '#cli/brand/shared/platform-paths.ts';
import { appConfig } from '#cli/build/compile/app-config.ts';
import { collectBody } from '../contract/collect-body.ts';
import type { AnswerWatch } from '../contract/watch-answers.ts';
import { portTrouble } from '../listen.ts';
import { type CurrentSite, devPlugin, reload } from './dev-plugin.ts';
import type { DevSite } from './stamp-dev-site.ts';

/** Modules in which Vite finds the packages to pre-bundle. */
const ENTRIES = {
  site: ['app/main.tsx', 'app/features/*/feature.ts'],
  kit: ['app/kit-page/main.tsx', 'app/kit-page/specimens/*.tsx'],
} as const;

export interface DevServerRequest {
  /** The package's root. */
  root: string;
  port: number;
  /** Origin of the platform; null for pages without one. */
  platform: string | null;
  /** Receives the platform's answers. */
  watch?: AnswerWatch | undefined;
  /** Kind of site. Servers of different kinds have separate folders of pre-bundled packages. */
  kind: keyof typeof ENTRIES;
  /** Folders and files of the brand. A change in one of them stamps the site again. */
  folders: readonly string[];
  /** Address to listen on: `true` for all addresses, undefined for this machine only. */
  host: string | true | undefined;
  /** Stamps the brand from its files, or returns its problems as text. */
  stamp: () => Promise<DevSite | string>;
  /** Called when the problems change, with their text; null if there are none. */
  report: (problem: string | null) => void;
}

/**
 * Waits until a file is stable: editors may empty a file before writing it, and the watcher drops a second event that
 * follows immediately.
 */
const SETTLED = { stabilityThreshold: 80, pollInterval: 20 };

/** Serves a brand with hot reload. Editing the brand, its theme or its words reloads the page. @throws UsageError */
export async function startDevServer(request: DevServerRequest, first: DevSite): Promise<ViteDevServer> {
  const current: CurrentSite = { site: first, problem: null };
  const server = await createServer(configOf(request, current));
  // A page that was loading when the problem appeared has missed the message.
  server.ws.on('connection', () => tellProblem(current, server));
  server.watcher.add([...request.folders]);
  let latest = 0;
  server.watcher.on('all', (_event, file) => {
    if (!request.folders.some((place) => file === place || file.startsWith(place + path.sep))) return;
    latest += 1;
    const change = latest;
    void stampAgain(request, current, server, () => change === latest);
  });
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    // Vite reports a port in use only in its message.
    throw String(error).includes('already in use')
      ? portTrouble(request.port)
      : portTrouble(request.port, `cannot be used (${error})`);
  }
}

type Configure = NonNullable<ProxyOptions['configure']>;

/** Sends the visitor's real address to the platform, replacing a forged one. */
const nameVisitor: Configure = (proxy) => {
  proxy.on('proxyReq', (call, { socket }) => call.setHeader('x-forwarded-for', socket.remoteAddress ?? ''));
};

/** Gives the watch each forwarded answer, uncompressed. */
function showing(watch: AnswerWatch): Configure {
  return (proxy, options) => {
    nameVisitor(proxy, options);
    proxy.on('proxyReq', (call) => call.setHeader('accept-encoding', 'identity'));
    proxy.on('proxyRes', (answer, { method = 'GET', url: target = '' }) => {
      const { statusCode: status = 0 } = answer;
      answer.pipe(collectBody((body) => watch({ method, target, status, body })).resume());
    });
  };
}

function configOf(request: DevServerRequest, current: CurrentSite): InlineConfig {
  const { root, port, platform, watch, kind, host = '127.0.0.1' } = request;
  const config = appConfig(root);
  const passed = platform === null ? [] : PLATFORM_PATHS;
  const proxied = passed.map((prefix) => {
    const configure = watch && prefix !== PICTURES_PATH ? showing(watch) : nameVisitor;
    return [prefix, { target: platform ?? '', ws: true, configure }];
  });
  return {
    ...config,
    appType: 'custom',
    base: current.site.brand.basePath,
    cacheDir: path.join(root, '.brandgen', 'vite', kind),
    logLevel: 'warn',
    plugins: [devPlugin(root, current), react(), ...(config.plugins ?? [])],
    optimizeDeps: { entries: [...ENTRIES[kind]] },
    // The platform serves its own paths, including those requested by a framed page.
    server: {
      host,
      port,
      strictPort: port !== 0,
      cors: false,
      proxy: Object.fromEntries(proxied),
      // Builds may have left tens of thousands of files there.
      watch: { awaitWriteFinish: SETTLED, ignored: [path.join(root, '.brandgen', '**')] },
      // Vite's overlay would be below the site's dialogs, and tells people to edit a file that does not exist.
      hmr: { overlay: false },
    },
  };
}

/** @param isLatest false once a later change has started, as results can arrive out of order */
async function stampAgain(
  { stamp, report }: DevServerRequest,
  current: CurrentSite,
  server: ViteDevServer,
  isLatest: () => boolean,
): Promise<void> {
  const site = await stamp().catch((error: unknown) => String(error));
  if (!isLatest()) return;
  const problem = typeof site === 'string' ? site : null;
  if (problem !== current.problem) report(problem);
  current.problem = problem;
  if (typeof site === 'string') return tellProblem(current, server);
  current.site = site;
  reload(server);
}

function tellProblem({ problem }: CurrentSite, server: ViteDevServer): void {
  if (problem !== null) server.ws.send({ type: 'custom', event: 'brandgen:problem', data: { problem } });
}
