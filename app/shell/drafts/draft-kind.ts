/** A kind of draft: what a form keeps of unfinished input. */
export interface DraftKind<Draft extends object> {
  /** Unique, on this page and on the one loaded after a release. */
  readonly name: string;
  /** Creates an empty draft. */
  readonly begin: () => Draft;
  /** Fields that are not saved for the next page. */
  readonly leftOut: readonly string[];
}

/** `secret` is never saved, `transient` applies to this page alone, and `kept` is saved despite its name. */
type Retention = 'secret' | 'transient' | 'kept';

type KeysOf<Value> = Value extends readonly unknown[] | Blob | ((...input: never) => unknown)
  ? never
  : Value extends object
    ? keyof Value & string
    : never;

/** The fields of a draft and of its groups. */
type FieldsOf<Draft> = KeysOf<Draft> | { [Key in keyof Draft]-?: KeysOf<NonNullable<Draft[Key]>> }[keyof Draft];

type SecretWord = 'assword' | 'aptcha' | 'erificationCode' | 'nswer' | 'ecret' | 'oken';

/** A field named like a secret, whose retention a kind must declare. */
type LooksSecret<Draft> = Extract<FieldsOf<Draft>, `${string}${SecretWord}${string}`>;

export type FieldRetention<Draft> = { readonly [Field in FieldsOf<Draft>]?: Retention } & {
  readonly [Field in LooksSecret<Draft>]: Retention;
};

/**
 * @param name unique to this form; a name for several forms of a kind ends with their id, as in `application-7`
 * @param begin creates an empty draft
 * @param retention fields that are secret or transient; every field named like a secret must be listed
 */
export function defineDraft<Draft extends object>(
  name: string,
  begin: () => Draft,
  retention: FieldRetention<Draft>,
): DraftKind<Draft> {
  const leftOut = Object.entries(retention).flatMap(([field, value]) => (value === 'kept' ? [] : [field]));
  return { name, begin, leftOut };
}
