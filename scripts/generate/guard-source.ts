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
  /** A longer text is cut instead of rejected. */
  'x-cut'?: boolean;
  /** Why no record of the list may be left out: one that breaks the contract, or one too many, makes the list invalid. */
  'x-whole'?: string;
}

/** Keywords that do not affect validity. */
const ANNOTATIONS = ['description', 'x-origin', 'x-unit'];

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  any: ['type', 'enum', 'const', 'allOf', ...ANNOTATIONS],
  boolean: [],
  integer: ['minimum', 'exclusiveMinimum', 'maximum'],
  number: ['minimum', 'exclusiveMinimum', 'maximum'],
  string: ['minLength', 'maxLength', 'pattern', 'x-cut'],
  array: ['items', 'minItems', 'maxItems', 'x-whole'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** Finds a schema by its reference, with a name for its guard. */
export type Resolve = (reference: string) => { name: string; schema: JsonSchema };

/** An expression for the value to check, and where it lies: the expressions of its holder and of its name there. */
interface Place {
  at: string;
  holder?: { at: string; name: string };
}

/** Parameter of the guards that may leave out records. */
const REPORT = 'onLeftOut';

/** The functions of `guard-parts.ts` that guards call. */
const PARTS = ['cutText', 'isObject', 'isText', 'keepValid'];

/**
 * Compiles a schema to the source of a module that exports one function: whether a value that came out of `JSON.parse`
 * is valid. The function takes the value over: it cuts texts with `x-cut` and leaves records out of every list without
 * `x-whole`, all in place, instead of rejecting the whole. It reports no errors: every byte counts in a browser, and a
 * site does not use them. Integers must be safe.
 * @throws when the schema uses an unsupported keyword
 */
export function guardSource(name: string, schema: JsonSchema, resolve: Resolve): string {
  const guards = new Map<string, string>();
  const compile = (id: string, what: JsonSchema) => {
    guards.set(id, '');
    const checks = compiler.check(what, { at: 'value' }).join(' &&\n    ');
    guards.set(id, `function ${id}(value${leavesOut(what, resolve) ? `, ${REPORT}` : ''}) {\n  return ${checks};\n}\n`);
    return id;
  };
  const compiler = new Compiler(resolve, (reference) => {
    const { name: part, schema: referred } = resolve(reference);
    const id = reference === schema.$ref ? name : `is${part}`;
    return guards.has(id) ? id : compile(id, referred);
  });
  compile(name, schema.$ref === undefined ? schema : resolve(schema.$ref).schema);
  const source = `export ${[...guards.values()].join('\n')}`;
  const parts = PARTS.filter((part) => source.includes(`${part}(`));
  return parts.length === 0 ? source : `import { ${parts.join(', ')} } from './guard-parts.ts';\n\n${source}`;
}

/** Whether a schema has a list that records may be left out of. */
export function leavesOut(schema: JsonSchema, resolve: Resolve, seen: ReadonlySet<string> = new Set()): boolean {
  const { $ref, items, properties = {}, allOf = [], additionalProperties } = schema;
  if ($ref !== undefined) return !seen.has($ref) && leavesOut(resolve($ref).schema, resolve, new Set([...seen, $ref]));
  if (schema.type === 'array' && schema['x-whole'] === undefined) return true;
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...(items ? [items] : []), ...Object.values(properties), ...allOf, ...others];
  return parts.some((part) => leavesOut(part, resolve, seen));
}

class Compiler {
  readonly #resolve: Resolve;
  readonly #guardOf: (reference: string) => string;
  #items = 0;

  /** @param guardOf name of the function that checks a referenced schema */
  constructor(resolve: Resolve, guardOf: (reference: string) => string) {
    this.#resolve = resolve;
    this.#guardOf = guardOf;
  }

  /** Expressions that are all true where the value is valid. */
  check(schema: JsonSchema, place: Place): string[] {
    const checks = this.#checks(schema, place);
    return checks.length > 0 ? checks : ['true'];
  }

  #joined(schema: JsonSchema, place: Place): string {
    return this.check(schema, place).join(' && ');
  }

  #checks(schema: JsonSchema, place: Place): string[] {
    const { at } = place;
    if (schema.$ref !== undefined) return [this.#guardCall(schema, at)];
    refuseUnknown(schema);
    const all = (schema.allOf ?? []).flatMap((part) => this.#checks(part, place));
    const values = schema.const === undefined ? schema.enum : [schema.const];
    // A value from a list has the right type already.
    if (values) return [...all, oneOf(values, at)];
    if (schema.type === 'string') return [...all, ...textChecks(schema, place)];
    if (schema.type === 'array') return [...all, ...this.#arrayChecks(schema, at)];
    if (schema.type === 'object') return [...all, ...this.#objectChecks(schema, at)];
    if (schema.type === 'boolean') return [...all, `typeof ${at} === 'boolean'`];
    if (schema.type === undefined) return all;
    const isNumber = schema.type === 'integer' ? 'Number.isSafeInteger' : 'Number.isFinite';
    return [...all, `${isNumber}(${at})`, ...numberChecks(schema, at)];
  }

  #guardCall(schema: JsonSchema, at: string): string {
    const report = leavesOut(schema, this.#resolve) ? `, ${REPORT}` : '';
    return `${this.#guardOf(schema.$ref ?? '')}(${at}${report})`;
  }

  #arrayChecks(schema: JsonSchema, at: string): string[] {
    return schema['x-whole'] === undefined ? [this.#listCheck(schema, at)] : this.#wholeChecks(schema, at);
  }

  /** A list that records may be left out of. */
  #listCheck({ items = {}, minItems, maxItems = Number.MAX_SAFE_INTEGER }: JsonSchema, at: string): string {
    if (minItems !== undefined) throw new Error('A list with minItems needs x-whole.');
    this.#items += 1;
    const item = `item${this.#items}`;
    const each = items.$ref ? this.#guardOf(items.$ref) : `(${item}) => ${this.#joined(items, { at: item })}`;
    return `keepValid(${at}, ${each}, ${maxItems}, ${REPORT})`;
  }

  #wholeChecks({ items = {}, minItems, maxItems }: JsonSchema, at: string): string[] {
    this.#items += 1;
    const item = `item${this.#items}`;
    const [name, list] = [`index${this.#items}`, `list${this.#items}`];
    const check = this.#joined(items, { at: item, holder: { at: list, name } });
    const parameters = check.includes(list) ? `${item}, ${name}, ${list}` : item;
    // Passed by name: `every` adds an index and the list, which a guard without a report ignores.
    const isName = items.$ref !== undefined && !leavesOut(items, this.#resolve);
    const each = isName ? this.#guardOf(items.$ref ?? '') : `(${parameters}) => ${check}`;
    return [
      `Array.isArray(${at})`,
      ...(minItems === undefined ? [] : [`${at}.length >= ${minItems}`]),
      ...(maxItems === undefined ? [] : [`${at}.length <= ${maxItems}`]),
      ...(check === 'true' ? [] : [`${at}.every(${each})`]),
    ];
  }

  #objectChecks({ properties = {}, required = [], additionalProperties = true }: JsonSchema, at: string): string[] {
    const names = [...new Set([...Object.keys(properties), ...required])];
    return [
      `isObject(${at})`,
      ...names.flatMap((name) =>
        this.#propertyCheck(properties[name] ?? {}, property(at, name), required.includes(name)),
      ),
      ...this.#otherChecks(additionalProperties, Object.keys(properties), at),
    ];
  }

  #propertyCheck(schema: JsonSchema, place: Place, isRequired: boolean): string[] {
    const { at } = place;
    const check = this.#joined(schema, place);
    // Undefined fails every check, so a required property needs no check of its own.
    if (isRequired) return [check === 'true' ? `${at} !== undefined` : check];
    return check === 'true' ? [] : [`(${at} === undefined || ${bracketed(check)})`];
  }

  #otherChecks(others: boolean | JsonSchema, declared: readonly string[], at: string): string[] {
    if (others === true) return [];
    if (others === false) return [`Object.keys(${at}).every((name) => ${oneOf(declared, 'name')})`];
    const check = this.#joined(others, { at: 'other' });
    if (check === 'true') return [];
    if (declared.length > 0) throw new Error('A schema for additionalProperties beside properties is not supported.');
    return [`Object.values(${at}).every((other) => ${check})`];
  }
}

function refuseUnknown(schema: JsonSchema): void {
  const { type = 'any' } = schema;
  const keywords = [...(KEYWORDS['any'] ?? []), ...(KEYWORDS[type] ?? [])];
  const unknown = Object.keys(schema).filter((keyword) => !keywords.includes(keyword));
  if (!KEYWORDS[type]) throw new Error(`No guard can be made for the type ${type}.`);
  if (unknown.length > 0) throw new Error(`No guard can be made for ${unknown.join(', ')} of the type ${type}.`);
}

function oneOf(values: readonly (string | number | boolean | null)[], at: string): string {
  const [first, ...others] = values;
  if (others.length === 0) return `${at} === ${JSON.stringify(first)}`;
  return `${JSON.stringify(values)}.includes(${at})`;
}

function textChecks(
  { minLength = 0, maxLength, pattern, 'x-cut': isCut }: JsonSchema,
  { at, holder }: Place,
): string[] {
  // The bounds of one that is both cut and matched would be two.
  if (isCut && (maxLength === undefined || !holder || pattern !== undefined || minLength > 1))
    throw new Error('A text with x-cut is a property or an entry of a whole list, and has a maxLength and no pattern.');
  const length = isCut ? `cutText(${holder?.at}, ${holder?.name}, ${maxLength})` : `isText(${at}, ${maxLength})`;
  return [
    maxLength === undefined ? `typeof ${at} === 'string'` : length,
    ...(minLength === 1 ? [`${at} !== ''`] : []),
    ...(minLength > 1 ? [`[...${at}].length >= ${minLength}`] : []),
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

function property(holder: string, name: string): Place {
  const quoted = JSON.stringify(name);
  const at = /^[A-Za-z_$][\w$]*$/.test(name) ? `${holder}.${name}` : `${holder}[${quoted}]`;
  return { at, holder: { at: holder, name: quoted } };
}

function bracketed(check: string): string {
  return check.includes(' && ') ? `(${check})` : check;
}
