/** Exports of a feature's compiled chunk. Declared here again, as `app/` and `cli/` share no types. */
export interface CompiledFeature {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: Readonly<Record<string, readonly object[]>>;
}
