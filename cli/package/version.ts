import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasShape, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { packageRoot } from './package-root.ts';

/** Replaced when the command is compiled, so that `--version` reads no file. */
declare const __BRANDGEN_VERSION__: string | undefined;

export function brandgenVersion(): string {
  if (typeof __BRANDGEN_VERSION__ === 'string') return __BRANDGEN_VERSION__;
  const file = join(packageRoot(), 'package.json');
  return parseJson(readFileSync(file, 'utf8'), hasShape({ version: isText }), file).version;
}
