// Copied by scripts/generate/config-validators.ts next to the checkers it describes.

/** One broken keyword of a schema, as ajv reports it with the schema and the value beside it. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The key whose own rules are broken. */
  readonly propertyName?: string;
  readonly parentSchema?: DescribedSchema;
  readonly data?: unknown;
}

/** The keywords of a schema that say what a value should look like. */
export interface DescribedSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly deprecated?: boolean;
  readonly [keyword: string]: unknown;
}
