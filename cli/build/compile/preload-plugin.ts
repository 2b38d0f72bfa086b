import path from 'node:path';
import type { Plugin } from 'vite';

/** Id under which Vite's import analysis asks for its helper. */
const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Puts the site's own preload helper in the place of Vite's, which needs a document, waits for ever and knows one kind of
 * failure only.
 */
export function preloadPlugin(root: string): Plugin {
  const own = path.join(root, 'app/shell/loading/preload.ts');
  return {
    name: 'brandgen:preload',
    enforce: 'pre',
    resolveId: (id) => (id === VITE_HELPER ? own : null),
  };
}
