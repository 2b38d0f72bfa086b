// Copied by scripts/generate/config-validators.ts next to the checkers it describes.

/** One broken keyword of a schema, as ajv reports it with the schema and the value beside it. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The key that breaks the rules for keys. */
  readonly propertyName?: string;
  readonly parentSchema?: DescribedSchema;
  readonly data?: unknown;
}

/** The keywords of a schema that describe a value. */
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
