import type { SiteHelpLine } from '#schemas/generated/site.ts';

/** Help by text in some thirty languages, from any country. */
const ANYWHERE: SiteHelpLine = {
  name: 'Gambling Therapy',
  country: null,
  phone: null,
  url: 'https://www.gamblingtherapy.org',
  languages: [],
};

/** The regulator's help lines, those that answer in a language first, and one for everybody. */
export function helpLinesFor(lines: readonly SiteHelpLine[], code: string): SiteHelpLine[] {
  const speaks = ({ languages }: SiteHelpLine) => languages.includes(code);
  return [...lines.filter(speaks), ...lines.filter((line) => !speaks(line)), ANYWHERE];
}

/** The readable part of an address. */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
