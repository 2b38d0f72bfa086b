import { plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { Regulator } from '#schemas/generated/regulator.ts';
import type { SharedFile } from '../shared/read-shared.ts';
import { unknownLanguage } from './text-problems.ts';

/** Problems of a regulator's rules on player care: contradictory intervals and unknown languages. */
export function careProblems(file: SharedFile<Regulator>, codes: readonly string[]): Problem[] {
  return [...intervalProblems(file), ...helpLineProblems(file, codes)];
}

function intervalProblems({ value, document }: SharedFile<Regulator>): Problem[] {
  const check = value.playerCare?.realityCheck;
  if (!check || check.minutes <= check.longest) return [];
  const finding = {
    rule: 'care-interval',
    message: 'The reality check comes less often than members may choose.',
    expected: `at most ${check.longest}, the value of "longest"`,
    received: plainValue(check.minutes),
    fix: 'Lower "minutes", or raise "longest".',
  };
  return [document.problem(['playerCare', 'realityCheck', 'minutes'], finding)];
}

function helpLineProblems({ value, document }: SharedFile<Regulator>, codes: readonly string[]): Problem[] {
  return (value.playerCare?.helpLines ?? []).flatMap(({ languages }, line) =>
    languages.flatMap((code, index) =>
      codes.includes(code)
        ? []
        : [document.problem(['playerCare', 'helpLines', line, 'languages', index], unknownLanguage(code, codes))],
    ),
  );
}
