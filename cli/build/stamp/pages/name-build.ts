import { digestOfParts } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';

/** Placeholder on pages until the build has its name. */
export const NO_NAME = '';

const UNNAMED = `"build":"${NO_NAME}"`;

const LENGTH = 12;

/**
 * The name of a build. It follows from the bytes of the site alone, so that inputs which change nothing there change no name.
 * @param files of the whole site, its pages without the name
 */
export function nameBuild(files: SiteFiles): string {
  const facts = [...files].map(([place, { digest }]) => `${place} ${digest}`).sort();
  return digestOfParts(facts).slice(0, LENGTH);
}

/**
 * Writes the name of a build into its pages.
 * @param json the brand data in each page, without the name
 */
export function namePages(pages: SiteFiles, json: string, build: string): SiteFiles {
  // Texts of the data have their quotation marks masked, so that the last of these is the fact itself.
  const at = json.lastIndexOf(UNNAMED);
  const named = `${json.slice(0, at)}"build":"${build}"${json.slice(at + UNNAMED.length)}`;
  return new Map(
    [...pages].map(([place, page]) => [
      place,
      'bytes' in page ? written(String(page.bytes).replace(json, () => named)) : page,
    ]),
  );
}
