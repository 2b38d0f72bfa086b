/** Whether a text still needs a translator. */
export type TextState = 'missing' | 'stale' | 'draft' | 'done';

/** A term in a text, with its word in the language. */
export interface TermHint {
  readonly english: string;
  readonly word: string;
}

/** What a translator is told of a text. */
export interface TextContext {
  /** The part of the site. */
  readonly place: string;
  /** For a plural form: its category, and numbers that it is for. */
  readonly form: string | null;
  readonly terms: readonly TermHint[];
  /** The most that it may measure, in Latin letters. */
  readonly max: number | null;
  /** Path of a picture of the place. */
  readonly picture: string | null;
}

/** One text that is handed over. */
export interface HandedText {
  /** Namespace and key: `shell:header.skip`, `brands/acme/shell:brand.tagline`. */
  readonly id: string;
  readonly english: string;
  /** Empty for a missing one. */
  readonly text: string;
  readonly state: TextState;
  readonly context: TextContext;
}

/** The texts of one language for a translator. */
export interface HandOver {
  /** Code of the language. */
  readonly language: string;
  /** BCP 47. */
  readonly tag: string;
  /** Its English name. */
  readonly name: string;
  /** Form of address and what else its translators go by, as lines. */
  readonly guidance: readonly string[];
  readonly texts: readonly HandedText[];
}

/** A text as it came back. */
export interface ReturnedText {
  readonly id: string;
  /** The English that it was made from. */
  readonly english: string;
  readonly text: string;
  /** Whether the translator calls it finished. */
  readonly isDone: boolean;
  /** Counted from 1. */
  readonly line: number;
}

/** A file that came back. */
export interface ReturnedFile {
  /** Code or tag of the language. */
  readonly language: string;
  /** How many texts the file had when it was handed over. */
  readonly count: number;
  readonly texts: readonly ReturnedText[];
}

/** Why a file cannot be read. */
export interface FormFault {
  readonly line: number;
  readonly says: string;
}

/** A file form: how a hand-over is written, and read again. */
export interface HandOverForm {
  readonly ending: string;
  /** @throws UsageError for a character that the form cannot hold */
  write(handOver: HandOver): string;
  read(text: string): ReturnedFile | FormFault;
}

/** The context as lines with their headings, for forms that have no fields of their own for it. */
export function contextLines({ place, form, terms, max, picture }: TextContext): [heading: string, text: string][] {
  const lines: [string, string | null][] = [
    ['place', place],
    ['form', form],
    ['terms', terms.length === 0 ? null : termsLine(terms)],
    ['max', max === null ? null : `${max} letters`],
    ['picture', picture],
  ];
  return lines.flatMap(([heading, text]): [string, string][] => (text === null ? [] : [[heading, text]]));
}

export function termsLine(terms: readonly TermHint[]): string {
  return terms.map(({ english, word }) => `${english} = ${word}`).join('; ');
}
