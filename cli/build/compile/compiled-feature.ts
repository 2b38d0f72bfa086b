/** What a feature's compiled chunk declares; `app/` and `cli/` share no types. */
export interface CompiledFeature {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: Readonly<Record<string, readonly object[]>>;
}
