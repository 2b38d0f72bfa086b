import type { SiteFile } from '../site-file.ts';
import { readProven } from './proven-bytes.ts';

/** The text of a file of a site. @throws when the site has no such file */
export function siteText(files: ReadonlyMap<string, SiteFile>, filePath: string): string {
  const file = files.get(filePath);
  if (!file) throw new Error(`The site has no file ${filePath}.`);
  return String('bytes' in file ? file.bytes : readProven(file));
}
