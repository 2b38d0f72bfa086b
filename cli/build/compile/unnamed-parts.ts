import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\//;

/** A display name for developer tools, set after a component is created; it keeps a bundler from dropping the component. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** Calls that create a component and have no side effects. */
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Lets the bundler drop unused parts of the router: some 6 kB of the first load. */
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
