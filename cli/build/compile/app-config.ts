import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { InlineConfig } from 'vite';
import { className } from './class-names.ts';
import { styleFallbacks } from './style-fallbacks.ts';

/** Vite configuration shared by the build and the development server. @param root the package's root */
export function appConfig(root: string): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    resolve: { alias: ALIASES },
    css: { postcss: { plugins: [styleFallbacks] } },
    plugins: [vanillaExtractPlugin({ identifiers: className })],
  };
}

/** React's server renderer for browsers opens a message channel that keeps Node running; the one for edge workers does not. */
const ALIASES = [{ find: /^react-dom\/(server|static)$/, replacement: 'react-dom/$1.edge' }];
