import path from 'node:path';
import type { Plugin } from 'vite';

/** Id of the helper in Vite's import analysis. */
const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper with the site's own: Vite's needs a document, waits forever and handles only one kind of
 * failure.
 */
export function preloadPlugin(root: string): Plugin {
  const own = path.join(root, 'app/shell/loading/preload.ts');
  return {
    name: 'brandgen:preload',
    enforce: 'pre',
    resolveId: (id) => (id === VITE_HELPER ? own : null),
  };
}
