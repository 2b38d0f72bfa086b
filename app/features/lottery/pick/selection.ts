import type { LotteryKind } from '#schemas/generated/platform.ts';

/**
 * Option codes picked so far: for a set in the order of its options, else one per position, empty where nothing is
 * picked.
 */
export type Selection = readonly string[];

type Picker = LotteryKind['picker'];

/** An empty selection, except that a choice with a single option starts out picked. */
export function emptySelection({ form, options, count }: Picker): Selection {
  if (form === 'choice' && options.length === 1) return [options[0]?.code ?? ''];
  return form === 'positions' ? Array.from({ length: count }, () => '') : [];
}

export function isComplete({ count }: Picker, selection: Selection): boolean {
  return selection.length === count && selection.every((option) => option !== '');
}

/** Toggles an option of a set or a choice. A full set ignores further options; a choice replaces its option. */
export function toggled({ form, options, count }: Picker, selection: Selection, code: string): Selection {
  if (form === 'choice') return [code];
  if (selection.includes(code)) return selection.filter((other) => other !== code);
  if (selection.length >= count) return selection;
  return options.map((option) => option.code).filter((other) => other === code || selection.includes(other));
}

/** Puts an option in a position. If options must differ, it moves from its other position. */
export function placed({ distinct }: Picker, selection: Selection, position: number, code: string): Selection {
  return selection.map((other, index) => {
    if (index === position) return code;
    return distinct && other === code ? '' : other;
  });
}

/** The next empty position after `from`, wrapping around; `from` itself if all are filled. */
export function nextPlace(selection: Selection, from: number): number {
  const order = selection.map((_, step) => (from + 1 + step) % selection.length);
  return order.find((position) => selection[position] === '') ?? from;
}

/** A random selection, each equally likely. */
export function quickPick({ form, options, count, distinct }: Picker, below: (end: number) => number): Selection {
  const urn = options.map(({ code }) => code);
  const again = form === 'positions' && !distinct;
  const drawn = Array.from({ length: count }, () => {
    const index = below(urn.length);
    return again ? (urn[index] ?? '') : (urn.splice(index, 1)[0] ?? '');
  });
  return form === 'set' ? drawn.sort() : drawn;
}

const RANGE = 2 ** 32;

/** A cryptographic random integer from 0 to `end`, exclusive. */
export function randomBelow(end: number): number {
  const fair = RANGE - (RANGE % end);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < fair ? value % end : randomBelow(end);
}
