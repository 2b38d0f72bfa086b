import type { Finding } from '#cli/problems/problem.ts';
import type { SchemaError } from '#schemas/generated/config/schema-error.ts';
import { type JsonPath, parsePointer } from '../source/json-path.ts';
import type { DocumentPart } from '../source/source-document.ts';
import { closestBranches } from './closest-branches.ts';
import { type Breach, translate } from './translate.ts';

/** What is wrong at one place of a configuration. */
export interface PlacedFinding {
  readonly path: JsonPath;
  readonly part: DocumentPart;
  readonly finding: Finding;
}

/** A checker made from a schema; its errors stay on it until its next call. */
export interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** Checks a value against a schema, filling in its defaults, and says what is wrong for people. */
export function schemaFindings(check: SchemaCheck, value: unknown): PlacedFinding[] {
  if (check(value)) return [];
  // An error inside a key's own rules is followed by one that says which key it was.
  const errors = closestBranches(check.errors ?? []).filter((error) => error.propertyName === undefined);
  return errors.map((error) => placed(error, value));
}

function placed(error: SchemaError, root: unknown): PlacedFinding {
  const breach: Breach = { parameters: error.params, schema: error.parentSchema ?? {}, value: error.data };
  const { step, part = 'value', finding } = translate(error.keyword, breach);
  const path = parsePointer(error.instancePath, root);
  return { path: step === undefined ? path : [...path, step], part, finding };
}
