import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { BundledPackage } from './compiled-app.ts';

const isPackageManifest = hasShape({ name: isText, version: isText });
const PACKAGE_FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Folder of the npm package that contains a module; undefined for brandgen's own modules. */
export function packageFolderOf(module: string): string | undefined {
  return PACKAGE_FOLDER.exec(module)?.[1];
}

/** A package's entry on the licence page. */
export function readPackage(folder: string): BundledPackage {
  const file = path.join(folder, 'package.json');
  const manifest = parseJson(readFileSync(file, 'utf8'), isPackageManifest, file);
  const { name, version } = manifest;
  const licence = 'license' in manifest && isText(manifest.license) ? manifest.license : 'unknown';
  return { name, version, licence, text: licenceText(folder) };
}

/** Text of the licence file in a package's folder; empty without one. */
export function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
}
