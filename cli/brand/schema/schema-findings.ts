import type { Finding } from '#cli/problems/problem.ts';
import type { SchemaError } from '#schemas/generated/config/schema-error.ts';
import { type JsonPath, parsePointer } from '../source/json-path.ts';
import type { DocumentPart } from '../source/locator.ts';
import { closestBranches } from './closest-branches.ts';
import { type Breach, translate } from './translate.ts';

/** A finding with the path of the value. */
export interface PlacedFinding {
  readonly path: JsonPath;
  readonly part: DocumentPart;
  readonly finding: Finding;
}

/** A validator compiled from a schema; its errors stay on it until its next call. */
export interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** Validates a value against a schema, filling in its defaults, and describes the problems in plain English. */
export function schemaFindings(check: SchemaCheck, value: unknown): PlacedFinding[] {
  if (check(value)) return [];
  // Ajv follows an error about a key's form with one that names the key; drop the first.
  const errors = closestBranches(check.errors ?? []).filter((error) => error.propertyName === undefined);
  const typed = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])));
  // A value of the wrong type does not match the enum either; keep the error about the type.
  const isRepeated = ({ keyword, instancePath }: SchemaError) => keyword === 'enum' && typed.has(instancePath);
  // A text may break several patterns by one mistake. Keep the last error, as the last pattern is the setting's own.
  const isLastPattern = ({ keyword, instancePath }: SchemaError, index: number) =>
    keyword !== 'pattern' ||
    !errors.some(
      (other, place) =>
        other.instancePath === instancePath &&
        (other.keyword === 'minLength' || (other.keyword === 'pattern' && place > index)),
    );
  return errors
    .filter((error, index) => !isRepeated(error) && isLastPattern(error, index))
    .map((error) => placed(error, value));
}

function placed(error: SchemaError, root: unknown): PlacedFinding {
  const breach: Breach = { parameters: error.params, schema: error.parentSchema ?? {}, value: error.data };
  const { step, part = 'value', finding } = translate(error.keyword, breach);
  const path = parsePointer(error.instancePath, root);
  return { path: step === undefined ? path : [...path, step], part, finding };
}
