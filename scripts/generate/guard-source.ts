/** The part of JSON Schema that the contract's answers are written in; `guardSource` refuses every other keyword. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  allOf?: readonly JsonSchema[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Keywords that do not affect validity. */
const ANNOTATIONS = ['description', 'x-origin', 'x-unit'];

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  any: ['type', 'enum', 'const', 'allOf', ...ANNOTATIONS],
  boolean: [],
  integer: ['minimum', 'exclusiveMinimum', 'maximum'],
  number: ['minimum', 'exclusiveMinimum', 'maximum'],
  string: ['minLength', 'maxLength', 'pattern'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** Finds a schema by its reference, with a name for its guard. */
export type Resolve = (reference: string) => { name: string; schema: JsonSchema };

/**
 * Compiles a schema to the source of a module that exports one function: whether a value that came out of `JSON.parse`
 * is valid. It reports no errors: every byte counts in a browser, and a site does not use them.
 * @throws when the schema uses an unsupported keyword
 */
export function guardSource(name: string, schema: JsonSchema, resolve: Resolve): string {
  const guards = new Map<string, string>();
  const compile = (id: string, what: JsonSchema) => {
    guards.set(id, '');
    guards.set(id, `function ${id}(value) {\n  return ${compiler.check(what, 'value').join(' &&\n    ')};\n}\n`);
    return id;
  };
  const compiler = new Compiler((reference) => {
    const { name: part, schema: referred } = resolve(reference);
    const id = reference === schema.$ref ? name : `is${part}`;
    return guards.has(id) ? id : compile(id, referred);
  });
  compile(name, schema.$ref === undefined ? schema : resolve(schema.$ref).schema);
  return `export ${[...guards.values()].join('\n')}`;
}

class Compiler {
  readonly #guardOf: (reference: string) => string;
  #items = 0;

  /** @param guardOf name of the function that checks a referenced schema */
  constructor(guardOf: (reference: string) => string) {
    this.#guardOf = guardOf;
  }

  /** Expressions that are all true where the value is valid. @param at an expression without side effects */
  check(schema: JsonSchema, at: string): string[] {
    const checks = this.#checks(schema, at);
    return checks.length > 0 ? checks : ['true'];
  }

  #joined(schema: JsonSchema, at: string): string {
    return this.check(schema, at).join(' && ');
  }

  #checks(schema: JsonSchema, at: string): string[] {
    if (schema.$ref !== undefined) return [`${this.#guardOf(schema.$ref)}(${at})`];
    refuseUnknown(schema);
    const all = (schema.allOf ?? []).flatMap((part) => this.#checks(part, at));
    const values = schema.const === undefined ? schema.enum : [schema.const];
    // A value from a list has the right type already.
    if (values) return [...all, oneOf(values, at)];
    if (schema.type === 'string') return [...all, `typeof ${at} === 'string'`, ...textChecks(schema, at)];
    if (schema.type === 'array') return [...all, `Array.isArray(${at})`, ...this.#arrayChecks(schema, at)];
    if (schema.type === 'object') return [...all, ...this.#objectChecks(schema, at)];
    if (schema.type === 'boolean') return [...all, `typeof ${at} === 'boolean'`];
    if (schema.type === undefined) return all;
    const isNumber = schema.type === 'integer' ? 'Number.isInteger' : 'Number.isFinite';
    return [...all, `${isNumber}(${at})`, ...numberChecks(schema, at)];
  }

  #arrayChecks({ items = {}, minItems, maxItems }: JsonSchema, at: string): string[] {
    this.#items += 1;
    const item = `item${this.#items}`;
    const check = this.#joined(items, item);
    // Passed by name: `every` adds an index and the list, which a guard ignores.
    const each = check.endsWith(`(${item})`) && items.$ref ? check.slice(0, -item.length - 2) : `(${item}) => ${check}`;
    return [
      ...(minItems === undefined ? [] : [`${at}.length >= ${minItems}`]),
      ...(maxItems === undefined ? [] : [`${at}.length <= ${maxItems}`]),
      ...(check === 'true' ? [] : [`${at}.every(${each})`]),
    ];
  }

  #objectChecks({ properties = {}, required = [], additionalProperties = true }: JsonSchema, at: string): string[] {
    const names = [...new Set([...Object.keys(properties), ...required])];
    return [
      `typeof ${at} === 'object' && ${at} !== null && !Array.isArray(${at})`,
      ...names.flatMap((name) => this.#propertyCheck(properties[name] ?? {}, place(at, name), required.includes(name))),
      ...this.#otherChecks(additionalProperties, Object.keys(properties), at),
    ];
  }

  #propertyCheck(schema: JsonSchema, at: string, isRequired: boolean): string[] {
    const check = this.#joined(schema, at);
    // Undefined fails every check, so a required property needs no check of its own.
    if (isRequired) return [check === 'true' ? `${at} !== undefined` : check];
    return check === 'true' ? [] : [`(${at} === undefined || ${bracketed(check)})`];
  }

  #otherChecks(others: boolean | JsonSchema, known: readonly string[], at: string): string[] {
    if (others === true) return [];
    if (others === false) return [`Object.keys(${at}).every((name) => ${oneOf(known, 'name')})`];
    const check = this.#joined(others, 'other');
    if (check === 'true') return [];
    if (known.length > 0) throw new Error('A schema for additionalProperties beside properties is not supported.');
    return [`Object.values(${at}).every((other) => ${check})`];
  }
}

function refuseUnknown(schema: JsonSchema): void {
  const { type = 'any' } = schema;
  const known = [...(KEYWORDS['any'] ?? []), ...(KEYWORDS[type] ?? [])];
  const unknown = Object.keys(schema).filter((keyword) => !known.includes(keyword));
  if (!KEYWORDS[type]) throw new Error(`No guard can be made for the type ${type}.`);
  if (unknown.length > 0) throw new Error(`No guard can be made for ${unknown.join(', ')} of the type ${type}.`);
}

function oneOf(values: readonly (string | number | boolean | null)[], at: string): string {
  const [first, ...others] = values;
  if (others.length === 0) return `${at} === ${JSON.stringify(first)}`;
  return `${JSON.stringify(values)}.includes(${at})`;
}

/** JSON Schema counts lengths in code points, not UTF-16 units. */
function textChecks({ minLength = 0, maxLength, pattern }: JsonSchema, at: string): string[] {
  return [
    ...(minLength === 1 ? [`${at} !== ''`] : []),
    ...(minLength > 1 ? [`[...${at}].length >= ${minLength}`] : []),
    ...(maxLength === undefined ? [] : [`[...${at}].length <= ${maxLength}`]),
    ...(pattern === undefined ? [] : [`${new RegExp(pattern, 'u')}.test(${at})`]),
  ];
}

function numberChecks({ minimum, exclusiveMinimum, maximum }: JsonSchema, at: string): string[] {
  return [
    ...(minimum === undefined ? [] : [`${at} >= ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`${at} > ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`${at} <= ${maximum}`]),
  ];
}

function place(at: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${at}.${name}` : `${at}[${JSON.stringify(name)}]`;
}

function bracketed(check: string): string {
  return check.includes(' && ') ? `(${check})` : check;
}
