import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\//;

/** A name for a developer's tools, written onto a part after it was made: it keeps a bundler from leaving the part out. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** What makes a part of a component, and does nothing else. */
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Lets those parts of the router be left out that the site does not use: some 6 kB of its first load. */
export function unnamedParts(): Plugin {
  return {
    name: 'brandgen:unnamed-parts',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

export function withoutNames(code: string): string {
  return code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1');
}
