import type { SiteWords } from '#schemas/generated/site-words.ts';

/** A file of words: those of one feature, or those of the shell. */
export type Namespace = keyof SiteWords;

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `days_one` and `days_other` are forms of the one text `days`. */
type WithoutPlural<Key extends string> = Key extends `${infer Text}_${PluralCategory}` ? Text : Key;

type KeysWithin<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysWithin<Words[Key]>}`;
}[keyof Words & string];

type KeysByNamespace = { [Name in Namespace]: KeysWithin<SiteWords[Name]> };

/** How every file reaches the shell's words, whatever its own namespace. */
type ShellKey = `shell:${KeysByNamespace['shell']}`;

/** The keys that a file with this namespace can use: its own, and the shell's with their prefix. */
export type WordsOf<Of extends Namespace> = KeysByNamespace[Of] | ShellKey;

/** A text that the shell shows for a feature. It stands in the group `entry` of the feature's words. */
export type EntryKey = `entry.${string}`;

/** A text for what is wrong with a value, in the words of the feature that shows it. */
export type FaultKey = Extract<KeysByNamespace[Namespace], `fault.${string}`>;

/** What is put into a text. The namespace stands in the key alone. */
export type Values = Readonly<Record<string, unknown>> & { readonly ns?: never };

type LookUp<Key extends string> = (key: Key | readonly Key[], values?: Values) => string;

/**
 * Looks texts up in the language that is shown. Of several keys it takes the first that has a text. A key that comes as
 * data, such as an error code of the platform, needs a `defaultValue`.
 */
export type Translate<Of extends Namespace = 'shell'> = LookUp<WordsOf<Of>> & LookUpWithDefault;

type LookUpWithDefault = (key: string, values: Values & { readonly defaultValue: string }) => string;

/** The part of every `Translate` that says the shell's words, for code that several features call. */
export type TranslateShell = LookUp<ShellKey> & LookUpWithDefault;

/** Takes any key, so that it serves as each of the types above. */
export type TranslateAny = LookUp<string>;
