import { readFileSync } from 'node:fs';
import type { ForeignHost, ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { positionsIn } from '#cli/brand/source/text-position.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { LinkedSite } from '../link/linked-site.ts';
import type { Memo } from '../memo.ts';
import { readProven } from '../proof/proven-bytes.ts';
import type { SiteFile, SiteFiles } from '../site-file.ts';

/** Packed files, whose sources are searched instead. */
const PACKED = /\.(br|gz)$/;

/**
 * Checks that production contains no host of the brand's other environments. @param files of the whole site @param
 * linked the site's code, which other sites share @throws UsageError with the hosts, the files, and the inputs that
 * name them
 */
export async function assertNoForeignHosts(
  { site, environment, inputs }: ResolvedBrand,
  files: SiteFiles,
  linked: LinkedSite,
  { codeTexts }: { readonly codeTexts: Memo<string> },
): Promise<void> {
  const { foreign } = environment;
  if (foreign.length === 0) return;
  const code = await codeTexts(linked.list, () => [...linked.files].map(textOf).join('\0'));
  const isInCode = foreign.some(({ host }) => names(code, host));
  const own = [...files].filter(([filePath]) => isInCode || !linked.files.has(filePath));
  const foreignHosts = own.flatMap(([filePath, file]) => {
    const text = textOf([filePath, file]);
    return foreign.flatMap((foreignHost) =>
      names(text, foreignHost.host) ? [{ ...foreignHost, place: filePath }] : [],
    );
  });
  const [first] = foreignHosts;
  if (first) throw new UsageError(describe(site.id, first, foreignHosts, inputs));
}

/** Bytes as Latin-1 text, so that a host is found in any kind of file. */
function textOf([filePath, file]: readonly [string, SiteFile]): string {
  if (PACKED.test(filePath)) return '';
  const bytes = 'bytes' in file ? file.bytes : readProven(file);
  const text =
    typeof bytes === 'string' ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.toLowerCase();
}

/** Whether a lower-case text contains a host as a whole, not as part of a longer name or word. */
function names(text: string, host: string): boolean {
  return text.includes(host) && pattern(host).test(text);
}

/** In JSON, the escape of a line break ends with a letter, which may precede the host. */
function pattern(host: string): RegExp {
  return new RegExp(`(?:(?<![a-z0-9.-])|(?<=\\\\[nrt]))${host.replaceAll('.', '\\.')}(?![a-z0-9-]|\\.[a-z0-9])`);
}

type Found = ForeignHost & { readonly place: string };

function describe(
  site: string,
  { host, environment }: Found,
  mentions: readonly Found[],
  inputs: ResolvedBrand['inputs'],
): string {
  const places = mentions.filter((mention) => mention.host === host).map(({ place }) => place);
  const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
  const written = inputs.flatMap(({ file }) => placesOf(file, host));
  const source =
    written.length > 0
      ? `It is written in ${written.join(', ')}.`
      : 'Look for it in the settings and the art of the brand.';
  return `Production of ${site} would name ${host}, which is of the environment ${environment} alone: ${places[0]}${more}. ${source} Write an address of production there.`;
}

/** Positions in an input that name a host, as `file:line:column`. Omits files that define environments. */
function placesOf(file: string, host: string): string[] {
  if (/(^|[\\/])(brand|brandgen)\.json$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const position = text.toLowerCase().search(pattern(host));
  if (position < 0) return [];
  const { line, column } = positionsIn(text)(position);
  return [`${file}:${line}:${column}`];
}
