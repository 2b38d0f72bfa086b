import { withoutNulls } from '#cli/json/without-nulls.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { SchemaError } from '#schemas/generated/config/schema-error.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { type FileAtHome, isPresent } from '../source/home.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import { stillNeeded } from './still-needed.ts';

/** A validator compiled from a schema. */
export interface Checker<T> {
  (value: unknown): value is T;
  errors?: SchemaError[] | null;
}

/** A file that many brands use. */
export interface SharedFile<T> {
  readonly value: T;
  readonly document: SourceDocument;
  readonly input: BrandInput;
}

/** Reads a shared file, or returns null and reports its problems. */
export function readShared<T>(source: FileAtHome, check: Checker<T>, report: Report): SharedFile<T> | null {
  const { document, problems } = readDocument(source);
  report(problems);
  return document && checkShared(document, check, report);
}

/** Validates a shared file. Returns null and reports its problems if it is invalid. */
export function checkShared<T>(document: SourceDocument, check: Checker<T>, report: Report): SharedFile<T> | null {
  return checkValue(document, document.value, check, report);
}

/** Like `checkShared`, for a theme, in which null removes inherited values. */
export function checkWithoutNulls<T>(
  document: SourceDocument,
  check: Checker<T>,
  report: Report,
): SharedFile<T> | null {
  return checkValue(document, withoutNulls(document.value), check, report);
}

function checkValue<T>(
  document: SourceDocument,
  value: unknown,
  check: Checker<T>,
  report: Report,
): SharedFile<T> | null {
  const { file } = document;
  if (check(value)) return { value, document, input: { file, digest: document.digest } };
  const findings = schemaFindings(check, value);
  report(findings.map(({ path, finding, part }) => document.problem(path, stillNeeded(document, path, finding), part)));
  return null;
}

/** Receives problems of shared files. Each file is read once per run, so each problem is reported once. */
export type Report = (problems: readonly Problem[]) => void;

/** Reads a shared file that may be absent. */
export function readSharedIfPresent<T>(source: FileAtHome, check: Checker<T>, report: Report): SharedFile<T> | null {
  return isPresent(source.file) ? readShared(source, check, report) : null;
}
