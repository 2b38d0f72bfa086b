import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '../site-file.ts';

/** Writes the files of a site into an empty folder. */
export function writeSite(files: SiteFiles, folder: string): void {
  for (const sub of foldersOf(files)) mkdirSync(path.join(folder, sub));
  for (const [place, file] of files) {
    const target = path.join(folder, place);
    if ('source' in file) linkOrCopy(file.source, target);
    else writeFileSync(target, file.bytes);
  }
}

/** Every folder that a site has, the outer ones first. */
function foldersOf(files: SiteFiles): string[] {
  const folders = new Set<string>();
  for (const place of files.keys()) {
    for (let folder = path.dirname(place); folder !== '.'; folder = path.dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

/** Another disk, or a file with too many links already, is given a copy. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (!['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'].includes(String(error.code))) throw error;
    copyFileSync(source, target);
  }
}
