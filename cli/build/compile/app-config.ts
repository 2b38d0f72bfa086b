import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { InlineConfig } from 'vite';
import { className } from './class-names.ts';
import { styleFallbacks } from './style-fallbacks.ts';
import { unnamedParts } from './unnamed-parts.ts';

/** Vite configuration shared by the build and the development server. @param root the package's root */
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
 * channel that keeps Node running; the one for edge workers does not.
 */
function aliases(root: string) {
  const router = path.join(routerFolder(root), 'dist/production');
  return [
    { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
    { find: /^react-dom\/(server|static)$/, replacement: 'react-dom/$1.edge' },
  ];
}

/**
 * Finds the package wherever npm installed it: beside brandgen, inside it, or inside the package that depends on it.
 */
function routerFolder(root: string): string {
  const dom = createRequire(path.join(root, 'package.json')).resolve('react-router-dom/package.json');
  return path.dirname(createRequire(dom).resolve('react-router/package.json'));
}
