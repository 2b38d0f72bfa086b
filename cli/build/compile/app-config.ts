import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { InlineConfig } from 'vite';
import { className } from './class-names.ts';
import { styleFallbacks } from './style-fallbacks.ts';
import { unnamedParts } from './unnamed-parts.ts';

/** Configuration that the build and the development server share. `root` is the package's root. */
export function appConfig(root: string): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    resolve: { alias: aliases(root) },
    css: { postcss: { plugins: [styleFallbacks] } },
    plugins: [unnamedParts(), vanillaExtractPlugin({ identifiers: className })],
  };
}

/**
 * react-router's export map only names its development build. React's server renderer for browsers opens a message
 * channel that keeps Node running; the one for edge workers is the same without it.
 */
function aliases(root: string) {
  const router = path.join(routerFolder(root), 'dist/production');
  return [
    { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
    { find: /^react-dom\/(server|static)$/, replacement: 'react-dom/$1.edge' },
  ];
}

/** Wherever npm put it: beside brandgen, below it, or below the package that needs it. */
function routerFolder(root: string): string {
  const dom = createRequire(path.join(root, 'package.json')).resolve('react-router-dom/package.json');
  return path.dirname(createRequire(dom).resolve('react-router/package.json'));
}
