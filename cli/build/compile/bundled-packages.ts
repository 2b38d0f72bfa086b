import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from './compiled-app.ts';

const PACKAGE_FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Folder of the npm package that a module belongs to, or undefined for our own. */
export function packageFolderOf(module: string): string | undefined {
  return PACKAGE_FOLDER.exec(module)?.[1];
}

/** What the licence page must say of a package. */
export function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : 'unknown', text: licenceText(folder) };
}

/** Text of the licence file in a package's folder; empty when there is none. */
export function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
}
