import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** Filled in when the command is compiled, so that `--version` reads no file. */
declare const __BRANDGEN_VERSION__: string | undefined;

export function brandgenVersion(): string {
  if (typeof __BRANDGEN_VERSION__ === 'string') return __BRANDGEN_VERSION__;
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;
}
