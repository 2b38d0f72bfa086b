import { digestOfParts } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';

/** Placeholder in pages until the build has a name. */
export const NO_NAME = '';

const UNNAMED = `"build":"${NO_NAME}"`;

const LENGTH = 12;

/**
 * Name of a build. It depends on the site's bytes alone, so that inputs without effect on them do not change it. @param
 * files of the whole site, with pages that do not have the name yet
 */
export function nameBuild(files: SiteFiles): string {
  const facts = [...files].map(([filePath, { digest }]) => `${filePath} ${digest}`).sort();
  return digestOfParts(facts).slice(0, LENGTH);
}

/** Writes the name of a build into its pages. @param json brand data of each page, without the name */
export function namePages(pages: SiteFiles, json: string, build: string): SiteFiles {
  // Quotation marks in texts are escaped, so the last match is the key itself.
  const position = json.lastIndexOf(UNNAMED);
  const named = `${json.slice(0, position)}"build":"${build}"${json.slice(position + UNNAMED.length)}`;
  return new Map(
    [...pages].map(([filePath, page]) => [
      filePath,
      'bytes' in page ? written(String(page.bytes).replace(json, () => named)) : page,
    ]),
  );
}
