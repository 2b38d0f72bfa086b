export interface OddPhrase {
  line: number;
  text: string;
  instead: string;
}

/** Phrases that read as translated, and spellings that docs/glossary.md decides, with what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bwho(?:so)?ever\b/iu, 'the member, the player, or anyone who'],
  [/\banew\b/iu, 'again'],
  [/\blest\b/iu, 'so that … not'],
  [/\bwhereby\b/iu, 'by which'],
  [/\b(?:has|have|had) (?:it|them) not\b/iu, 'does not have it'],
  [/\b(?:has|have) not got\b/iu, 'does not have'],
  [/\bfor who\b/iu, 'for members who'],
  [/\b(?:come|comes|came) of age\b/iu, 'expire'],
  [/\bthe own\b/iu, 'their own'],
  [/\bis no (?:fault|workspace|number|path|file|colour|tag|brand|member|agent)\b/iu, 'is not a …'],
  [/\bturn(?:ed)? the \w+ over\b/iu, '8× wagering'],
  [/\bpop-ups?\b/iu, 'popup'],
  [/\be-mails?\b/iu, 'email'],
  [/\buser names?\b/iu, 'username'],
  [/\b(?:favorite|center)s? (?:games?|page|list)\b/u, 'favourite, centre'],
  [/\bhelpdesk\b/iu, 'customer service'],
];

/** Finds every phrase of `PHRASES` in a text, line by line. */
export function findOddPhrases(text: string): OddPhrase[] {
  return text.split('\n').flatMap((line, index) =>
    PHRASES.flatMap(([phrase, instead]) => {
      const found = line.match(phrase)?.[0];
      return found === undefined ? [] : [{ line: index + 1, text: found, instead }];
    }),
  );
}

/** The comments of a source file, with empty lines for its code to keep line numbers. */
export function commentsOf(code: string): string {
  return code
    .split('\n')
    .map((line) => line.match(/(?:^|\s)(?:\/\/|\/\*\*?|\*)(?:\s(.*)|$)/u)?.[1] ?? '')
    .join('\n');
}
