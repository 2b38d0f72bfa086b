import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { appConfig } from './app-config.ts';
import { chunkGroups } from './chunk-groups.ts';
import type { CompiledApp } from './compiled-app.ts';
import { describeBundle } from './describe-bundle.ts';
import { preloadPlugin } from './preload-plugin.ts';

/** Bundles the shell, the prerenderer and every feature of `app/` into a folder. */
export async function bundleApp(root: string, folder: string): Promise<CompiledApp> {
  const config = appConfig(root);
  const result = await build({
    ...config,
    base: './',
    logLevel: 'warn',
    // Faster than plugin-react, whose refresh a build does not need.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [preloadPlugin(root), ...(config.plugins ?? [])],
    build: buildOptions(root, folder),
  });
  if (!('output' in result)) throw new Error('Vite gave no single bundle.');
  return describeBundle(result.output);
}

function buildOptions(root: string, folder: string): NonNullable<InlineConfig['build']> {
  return {
    outDir: folder,
    emptyOutDir: false,
    target: 'baseline-widely-available',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: entries(root),
      // Lets the shell's chunk export to the features what they share with it.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      output: outputOptions(root),
    },
  };
}

function entries(root: string): Record<string, string> {
  const features = readdirSync(path.join(root, 'app/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`feature-${name}`, path.join(root, 'app/features', name, 'feature.ts')]);
  return {
    shell: path.join(root, 'app/main.tsx'),
    prerender: path.join(root, 'app/prerender.tsx'),
    ...Object.fromEntries(features),
  };
}

function outputOptions(root: string): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    codeSplitting: { groups: chunkGroups(path.join(root, 'app/main.tsx')) },
  };
}
