import type { SiteFile } from '../site-file.ts';
import { readProven } from './proven-bytes.ts';

/** The text of a file of a site. @throws when the site has no such file */
export type SiteText = (files: ReadonlyMap<string, SiteFile>, filePath: string) => string;

/** Stylesheets and drawings that the brands of a run share. */
const MOST_KEPT = 512;

/** Reads and proves a file that sites share once, and keeps its text. */
export function openSiteTexts(): SiteText {
  const texts = new Map<string, string>();
  return (files, filePath) => {
    const file = files.get(filePath);
    if (!file) throw new Error(`The site has no file ${filePath}.`);
    if ('bytes' in file) return String(file.bytes);
    const text = texts.get(file.digest) ?? readProven(file).toString('utf8');
    if (texts.size < MOST_KEPT) texts.set(file.digest, text);
    return text;
  };
}
