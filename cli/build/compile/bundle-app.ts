import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import browsers from '#schemas/browsers.json' with { type: 'json' };
import type { FeatureChunk } from '#schemas/generated/feature.ts';
import { appConfig } from './app-config.ts';
import { chunkGroups } from './chunk-groups.ts';
import type { CompiledApp } from './compiled-app.ts';
import { describeBundle } from './describe-bundle.ts';
import { readManifests } from './feature-manifests.ts';
import { safariFields } from './safari-fields.ts';

/** Id of the helper module of Vite's import analysis. */
const VITE_HELPER = '\0vite/preload-helper.js';

/** The oldest supported engines, from `schemas/browsers.json`. Stylesheets are compiled for them. */
const STYLE_TARGETS: string[] = browsers.engines.flatMap(({ targets }) => targets);

/**
 * Safari 15.4 supports the syntax of Safari 16, except for functions in initializers of class fields. Compiling all
 * fields would add a kilobyte to the first load, so `safariFields` rewrites only those.
 */
const SAME_SYNTAX: Readonly<Record<string, string>> = { 'ios15.4': 'ios16', 'safari15.4': 'safari16' };

/** The engines that scripts are compiled for. */
const SCRIPT_TARGETS: string[] = STYLE_TARGETS.map((target) => SAME_SYNTAX[target] ?? target);

/** Modules that the shell loads after the first paint of every page. */
const BEHIND = [
  'app/shell/site/background.tsx',
  'app/shell/breadcrumb/breadcrumb.tsx',
  'app/shell/domain/check-domain.ts',
];

function behindOfAll(root: string): string[] {
  return BEHIND.map((file) => path.join(root, file));
}

/** Those modules, and the features' own that are loaded with them. */
function behindFirstPaint(root: string, { chunks }: Entries): string[] {
  return [...behindOfAll(root), ...chunks.flatMap(({ module, group }) => (group === 'early' ? [module] : []))];
}

/** Bundles the shell, the prerenderer and every feature of `app/` into a folder. */
export async function bundleApp(root: string, folder: string): Promise<Omit<CompiledApp, 'late'>> {
  const config = appConfig(root);
  const result = await build({
    ...config,
    base: './',
    logLevel: 'warn',
    // Faster than plugin-react, which a build does not need.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [preloadPlugin(root), safariFields(), ...(config.plugins ?? [])],
    build: buildOptions(root, folder),
  });
  if (!('output' in result)) throw new Error('Vite gave no single bundle.');
  return describeBundle(root, result.output, behindFirstPaint(root, findEntries(root)));
}

function buildOptions(root: string, folder: string): NonNullable<InlineConfig['build']> {
  const entries = findEntries(root);
  return {
    outDir: folder,
    emptyOutDir: false,
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Omit dependencies, as the site's list of files names what each script imports.
      resolveDependencies: (file) => [file],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: inputOf(entries),
      // Allows the shell's chunk to export modules that it shares with features.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      output: outputOptions(root, entries),
    },
  };
}

interface Entries {
  shell: string;
  prerender: string;
  /** Keyed by feature name. */
  features: ReadonlyMap<string, string>;
  /** Names of the features whose entry is loaded when it is needed. */
  late: readonly string[];
  /** Names of features that few brands have. */
  seldom: readonly string[];
  /** Chunk groups declared by features, with the full paths of the modules. */
  chunks: readonly FeatureChunk[];
}

function findEntries(root: string): Entries {
  const folder = path.join(root, 'app/features');
  const manifests = readManifests(root);
  return {
    shell: path.join(root, 'app/main.tsx'),
    prerender: path.join(root, 'app/prerender.tsx'),
    features: new Map(manifests.map(({ name }) => [name, path.join(folder, name, 'feature.ts')])),
    late: manifests.flatMap(({ name, late }) => (late ? [name] : [])),
    seldom: manifests.flatMap(({ name, seldom }) => (seldom ? [name] : [])),
    chunks: manifests.flatMap(({ name, chunks = [] }) =>
      chunks.map(({ module, group }) => ({ module: path.join(folder, name, module), group })),
    ),
  };
}

function inputOf({ shell, prerender, features }: Entries): Record<string, string> {
  const named = [...features].map(([name, file]) => [`feature-${name}`, file]);
  return { shell, prerender, ...Object.fromEntries(named) };
}

function outputOptions(root: string, { shell, features, late, seldom, chunks }: Entries): Rolldown.OutputOptions {
  const modulesOf = (wanted: FeatureChunk['group']) =>
    chunks.filter(({ group }) => group === wanted).map(({ module }) => module);
  const groups = chunkGroups({
    root,
    main: shell,
    features: [...features].flatMap(([name, file]) => (seldom.includes(name) ? [] : [file])),
    late: new Map([...features].filter(([name]) => late.includes(name))),
    shell: modulesOf('shell'),
    early: modulesOf('early'),
    behind: behindOfAll(root),
    list: modulesOf('list'),
    logIn: partsOfLogIn(root),
  });
  return {
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    codeSplitting: { groups },
  };
}

function partsOfLogIn(root: string): string[] {
  const folder = path.join(root, 'app/shell/log-in');
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file));
  return files.map((file) => path.join(folder, file));
}

/**
 * Replaces Vite's preload helper by the site's own. Vite's needs a document, can wait forever and handles only one kind
 * of failure.
 */
function preloadPlugin(root: string): Plugin {
  const own = path.join(root, 'app/shell/loading/preload.ts');
  return {
    name: 'brandgen:preload',
    enforce: 'pre',
    resolveId: (id) => (id === VITE_HELPER ? own : null),
  };
}
