import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { checkRegulator } from '#schemas/generated/config/regulator.js';
import type { Regulator } from '#schemas/generated/regulator.ts';
import { type ExaminedDrawing, examineDrawing } from '../artwork/examine-drawing.ts';
import { fileIn } from '../artwork/find-asset.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { oncePerKey } from '../shared/once.ts';
import { type Report, readShared, type SharedFile } from '../shared/read-shared.ts';
import { isFolder } from '../workspace/workspace.ts';
import { careProblems } from './care-problems.ts';
import { textProblems } from './text-problems.ts';

export interface KnownRegulator extends SharedFile<Regulator> {
  /** Null for a regulator without a seal. */
  readonly seal: BrandInput | null;
}

export interface Regulators {
  /** Undefined for an unknown regulator, and for one with problems, which are reported. */
  get(id: string | null): KnownRegulator | undefined;
  /** Sorted by folder and name, including those with problems. */
  readonly ids: readonly string[];
}

export interface RegulatorSources {
  /** Folders with regulators, brandgen's own first. A later folder cannot reuse an id. */
  readonly folders: readonly string[];
  /** Codes of the known languages. */
  readonly codes: readonly string[];
  readonly report: Report;
}

/**
 * Reads all regulators of a workspace, including those that no brand uses. Of brandgen's own, a workspace that is not its
 * clone reads those that are asked for.
 */
export function readRegulators({ folders: [builtIn = '', ...others], codes, report }: RegulatorSources): Regulators {
  const ownIds = idsIn(builtIn);
  const own = oncePerKey((id) => readRegulator({ folder: builtIn, id, taken: [], codes }, report));
  if (others.length === 0) ownIds.forEach(own);
  const more = new Map<string, KnownRegulator | null>();
  for (const folder of others) {
    const taken = [...ownIds, ...more.keys()];
    for (const id of idsIn(folder)) {
      const regulator = readRegulator({ folder, id, taken, codes }, report);
      if (!taken.includes(id)) more.set(id, regulator);
    }
  }
  const find = (id: string) => (ownIds.includes(id) ? own(id) : more.get(id));
  return { get: (id) => find(id ?? '') ?? undefined, ids: [...ownIds, ...more.keys()] };
}

interface RegulatorPlace {
  readonly folder: string;
  readonly id: string;
  readonly taken: readonly string[];
  readonly codes: readonly string[];
}

function readRegulator({ folder, id, taken, codes }: RegulatorPlace, report: Report): KnownRegulator | null {
  const file = readShared({ file: join(folder, `${id}.json`), home: folder }, checkRegulator, report);
  if (!file) return null;
  const seal = examineSeal(folder, file);
  const problems = [
    ...idProblems(file, id, taken),
    ...textProblems(file, codes),
    ...careProblems(file, codes),
    ...seal.problems,
  ];
  report(problems);
  return problems.length > 0 ? null : { ...file, seal: seal.input };
}

function idsIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  return files.map((name) => basename(name, '.json')).sort();
}

function idProblems({ value, document }: SharedFile<Regulator>, id: string, taken: readonly string[]): Problem[] {
  if (taken.includes(id)) {
    const finding = {
      rule: 'regulator-taken',
      message: 'brandgen itself has a regulator with this id, which a workspace cannot replace.',
      expected: `an id other than ${taken.map((other) => `"${other}"`).join(', ')}`,
      received: plainValue(id),
      fix: `Rename the file and its id, or remove the file to use brandgen's regulator "${id}".`,
    };
    return [document.problem(['id'], finding)];
  }
  if (value.id === id) return [];
  const finding = {
    rule: 'file-name',
    message: 'The id of a regulator is the name of its file.',
    expected: `"${id}"`,
    received: plainValue(value.id),
    fix: `Write "id": "${id}", or rename the file.`,
  };
  return [document.problem(['id'], finding)];
}

/** Examines a regulator's seal, a drawing in the folder of its file. */
function examineSeal(folder: string, { value, document }: SharedFile<Regulator>): ExaminedDrawing {
  const name = value.seal ?? null;
  if (name === null) return { input: null, problems: [] };
  return examineDrawing({
    found: fileIn(folder, name),
    name,
    home: 'the folder of the regulator',
    shape: 'any',
    problem: (finding) => document.problem(['seal'], finding),
  });
}
