import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkRegulator } from '#schemas/generated/config/regulator.js';
import type { Regulator } from '#schemas/generated/regulator.ts';
import { type Report, readShared, type SharedFile } from './read-shared.ts';

/** Reads schemas/regulators/<id>.json, by id. */
export function readRegulators(builtIn: string, report: Report): ReadonlyMap<string, SharedFile<Regulator>> {
  const folder = join(builtIn, 'schemas', 'regulators');
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));
  const entries = ids.sort().flatMap((id) => {
    const file = readShared(join(folder, `${id}.json`), checkRegulator, report);
    return file ? [[id, file] as const] : [];
  });
  return new Map(entries);
}
