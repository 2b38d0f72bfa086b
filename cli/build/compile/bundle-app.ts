import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { appConfig } from './app-config.ts';
import { chunkGroups } from './chunk-groups.ts';
import type { CompiledApp } from './compiled-app.ts';
import { describeBundle } from './describe-bundle.ts';
import { preloadPlugin } from './preload-plugin.ts';

/** What every page has loaded before it imports anything: it needs no mention in the lists of what a chunk needs. */
const ALWAYS_THERE = /\/(shell|vendor|rolldown-runtime)-/;

/** Bundles the shell, the prerenderer and every feature of `app/` into a folder. */
export async function bundleApp(root: string, folder: string): Promise<Omit<CompiledApp, 'late'>> {
  const config = appConfig(root);
  const result = await build({
    ...config,
    base: './',
    logLevel: 'warn',
    // Faster than plugin-react, whose refresh a build does not need.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [preloadPlugin(root), ...(config.plugins ?? [])],
    build: buildOptions(findEntries(root), folder),
  });
  if (!('output' in result)) throw new Error('Vite gave no single bundle.');
  return describeBundle(result.output);
}

function buildOptions(entries: Entries, folder: string): NonNullable<InlineConfig['build']> {
  return {
    outDir: folder,
    emptyOutDir: false,
    target: 'baseline-widely-available',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, chunks) => chunks.filter((chunk) => !ALWAYS_THERE.test(chunk)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: inputOf(entries),
      // Lets the shell's chunk export to the features what they share with it.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      output: outputOptions(entries),
    },
  };
}

interface Entries {
  shell: string;
  prerender: string;
  /** The page of /index, what it loads after its first paint, and the page of a list of games. */
  index: string;
  afterIndex: string;
  list: string;
  /** By the feature's name. */
  features: ReadonlyMap<string, string>;
}

function findEntries(root: string): Entries {
  const features = readdirSync(path.join(root, 'app/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, path.join(root, 'app/features', name, 'feature.ts')] as const);
  return {
    shell: path.join(root, 'app/main.tsx'),
    prerender: path.join(root, 'app/prerender.tsx'),
    index: path.join(root, 'app/features/home/home-page.tsx'),
    afterIndex: path.join(root, 'app/features/home/after-paint.ts'),
    list: path.join(root, 'app/features/games/list/games-page.tsx'),
    features: new Map(features),
  };
}

function inputOf({ shell, prerender, features }: Entries): Record<string, string> {
  const named = [...features].map(([name, file]) => [`feature-${name}`, file]);
  return { shell, prerender, ...Object.fromEntries(named) };
}

function outputOptions({ shell, features, index, afterIndex, list }: Entries): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    codeSplitting: { groups: chunkGroups({ main: shell, features: [...features.values()], index, afterIndex, list }) },
  };
}
