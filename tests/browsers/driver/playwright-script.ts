import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const HEAD = '// packages/playwright-core/src/generated/injectedScriptSource.ts';

/** Place of the script in a document, out of the way of its own names. */
export const KEPT = `globalThis[Symbol.for('brandgen.driver')]`;

/**
 * An expression that puts Playwright's own script into a document: what it takes a role, a name, a visible and an enabled
 * element to be. Playwright runs the same script in each of its engines. It is a string within its bundle, found by the file
 * that it was made from; the lockfile pins the version. @throws when the bundle no longer has it
 */
export function playwrightScript(engine: string): string {
  const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');
  const part = bundle.slice(bundle.indexOf(HEAD));
  const literal = /^\s*source\d+ = (['"].*['"]);$/m.exec(part)?.[1];
  if (!bundle.includes(HEAD) || !literal) throw new Error(`Playwright's bundle has no ${HEAD}.`);
  const source: unknown = runInNewContext(literal);
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: engine,
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  };
  return `(() => { const module = {}; ${source}
    ${KEPT} = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)}); return true; })()`;
}
