import type { SiteHelpLine } from '#schemas/generated/site.ts';

/** Answers by text in about thirty languages, in every country. */
const ANYWHERE: SiteHelpLine = {
  name: 'Gambling Therapy',
  country: null,
  phone: null,
  url: 'https://www.gamblingtherapy.org',
  languages: [],
};

/** The regulator's help lines and an international one, those in the given language first. */
export function helpLinesFor(lines: readonly SiteHelpLine[], code: string): SiteHelpLine[] {
  const speaks = ({ languages }: SiteHelpLine) => languages.includes(code);
  return [...lines.filter(speaks), ...lines.filter((line) => !speaks(line)), ANYWHERE];
}

/** Host name of a URL without `www`. */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
