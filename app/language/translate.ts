import type { SiteWords } from '#schemas/generated/site-words.ts';

/** A file of words: a feature's, or the shell's. */
export type Namespace = keyof SiteWords;

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `days_one` and `days_other` are forms of the one text `days`. */
type WithoutPlural<Key extends string> = Key extends `${infer Text}_${PluralCategory}` ? Text : Key;

type KeysWithin<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysWithin<Words[Key]>}`;
}[keyof Words & string];

type KeysByNamespace = { [Name in Namespace]: KeysWithin<SiteWords[Name]> };

/** A key of the shell's words, as used from any namespace. */
type ShellKey = `shell:${KeysByNamespace['shell']}`;

/** The keys a file with this namespace can use: its own, and the shell's with their prefix. */
export type WordsOf<Of extends Namespace> = KeysByNamespace[Of] | ShellKey;

/** A text that the shell shows for a feature, from the group `entry` of the feature's words. */
export type EntryKey = `entry.${string}`;

/** A text for an invalid value, in the words of the feature that shows it. */
export type FaultKey = Extract<KeysByNamespace[Namespace], `fault.${string}`>;

/** Values to fill in. The namespace belongs in the key, not here. */
export type Values = Readonly<Record<string, unknown>> & { readonly ns?: never };

/** Looks up texts of some keys; every `Translate` that has them fits. */
export type LookUp<Key extends string> = (key: Key | readonly Key[], values?: Values) => string;

/**
 * Looks up texts in the current language. Given several keys, it takes the first that has a text. A key that comes as data,
 * such as one of the platform's error codes, needs a `defaultValue`.
 */
export type Translate<Of extends Namespace = 'shell'> = LookUp<WordsOf<Of>> & LookUpWithDefault;

type LookUpWithDefault = (key: string, values: Values & { readonly defaultValue: string }) => string;

/** The part of every `Translate` that covers the shell's words, for code that several features call. */
export type TranslateShell = LookUp<ShellKey> & LookUpWithDefault;

/** Accepts any key, so it fits all of the types above. */
export type TranslateAny = LookUp<string>;
