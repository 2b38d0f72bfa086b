import type { Regulator } from '#schemas/generated/regulator.ts';
import { type ExaminedDrawing, examineDrawing } from '../artwork/examine-drawing.ts';
import { fileIn } from '../artwork/find-asset.ts';
import type { SharedFile } from '../shared/read-shared.ts';

/** Examines the seal of a regulator, a drawing in the folder of its file. */
export function examineSeal(folder: string, { value, document }: SharedFile<Regulator>): ExaminedDrawing {
  const name = value.seal ?? null;
  if (name === null) return { input: null, problems: [] };
  return examineDrawing({
    found: fileIn(folder, name),
    name,
    home: 'the folder of the regulator',
    problem: (finding) => document.problem(['seal'], finding),
  });
}
