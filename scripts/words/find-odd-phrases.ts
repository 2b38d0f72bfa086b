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

/** What players and agents do not read: words that docs/glossary.md has decided against, and literal translations. */
const NOT_SAID: typeof PHRASES = [
  [/\bby (?:itself|themselves)\b/iu, 'automatically'],
  [/\bgo(?:es)? on\b/iu, 'continue'],
  [/\bown range\b/iu, 'custom range'],
  [/\bmovements?\b/iu, 'transaction'],
  [/\binternal messages?\b/iu, 'messages'],
  [/\b(?:running|closed) periods?\b/iu, 'current period, or a period that has ended'],
  [/\b(?:to stake|without staking|you stake)\b(?! nothing)/iu, 'to wager'],
  [/\bholds? back\b/iu, 'is held back'],
  [/(?<!name )\bon (?:your|my) (?:account|balance)\b/iu, 'in your account, in your balance'],
  [/\bas it stands\b/iu, 'as on the account'],
  [/\b(?:name of the holder|password of your account)\b/iu, 'account holder, log-in password'],
  [/\bUTC\b/u, '{zone}, the zone of the merchant'],
];

/** Agents earn on turnover; what players still have to bet is wagering. */
const NOT_SAID_TO_PLAYERS: typeof PHRASES = [[/\bturnover\b/iu, 'wagering, or what you wager']];

/** Finds every phrase that reads as translated in a text, line by line. */
export function findOddPhrases(text: string): OddPhrase[] {
  return findPhrases(text, PHRASES);
}

/** Finds in a file of English words what its readers would say otherwise. Keys are not read. */
export function findUnsaidWords(json: string, { forAgents }: { forAgents: boolean }): OddPhrase[] {
  const values = json.replaceAll(/^\s*"[^"]+":/gmu, '');
  return findPhrases(values, forAgents ? NOT_SAID : [...NOT_SAID, ...NOT_SAID_TO_PLAYERS]);
}

function findPhrases(text: string, phrases: typeof PHRASES): OddPhrase[] {
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(([phrase, instead]) => {
      const match = line.match(phrase)?.[0];
      return match === undefined ? [] : [{ line: index + 1, text: match, instead }];
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
