import { type Plugin, transformWithOxc } from 'vite';

/**
 * Packages with functions in initializers of class fields, which Safari misreads before 16: https://webkit.org/b/236843
 */
const AFFECTED = /\/node_modules\/partysocket\//;

/** Moves class fields of these packages into the constructor. */
export function safariFields(): Plugin {
  return {
    name: 'brandgen:safari-fields',
    transform: {
      filter: { id: AFFECTED },
      handler: (code, id) =>
        transformWithOxc(code, id, { target: 'safari15.4', assumptions: { setPublicClassFields: true } }),
    },
  };
}
