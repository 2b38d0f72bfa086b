/** What one form lets people be in the middle of. */
export interface DraftKind<Draft extends object> {
  /** Tells it from every other one, on this page and on the one that is loaded after a release. */
  readonly name: string;
  /** Makes an empty one. */
  readonly begin: () => Draft;
  /** Names of the fields that are not written down for the next page. */
  readonly leftOut: readonly string[];
}

/** `secret` is never written down, `passing` is true of one page alone, and `kept` is neither, whatever its name says. */
type Keeping = 'secret' | 'passing' | 'kept';

type KeysOf<Value> = Value extends readonly unknown[] | Blob | ((...input: never) => unknown)
  ? never
  : Value extends object
    ? keyof Value & string
    : never;

/** The fields of a draft and of the groups in it. */
type FieldsOf<Draft> = KeysOf<Draft> | { [Key in keyof Draft]-?: KeysOf<NonNullable<Draft[Key]>> }[keyof Draft];

type SecretWord = 'assword' | 'aptcha' | 'erificationCode' | 'nswer' | 'ecret' | 'oken';

/** A field that is called as secrets are, which a kind has to say something about. */
type Doubtful<Draft> = Extract<FieldsOf<Draft>, `${string}${SecretWord}${string}`>;

export type Keepings<Draft> = { readonly [Field in FieldsOf<Draft>]?: Keeping } & {
  readonly [Field in Doubtful<Draft>]: Keeping;
};

/**
 * @param name of this form alone; one that stands for several forms of a kind ends in what tells them apart, as in `application-7`
 * @param begin makes an empty draft
 * @param keepings the fields that are secret or passing; a field that is called as secrets are has to be among them
 */
export function defineDraft<Draft extends object>(
  name: string,
  begin: () => Draft,
  keepings: Keepings<Draft>,
): DraftKind<Draft> {
  const leftOut = Object.entries(keepings).flatMap(([field, keeping]) => (keeping === 'kept' ? [] : [field]));
  return { name, begin, leftOut };
}
