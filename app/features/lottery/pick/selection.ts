import type { LotteryKind } from '#schemas/generated/platform.ts';

/** What has been picked so far: of a set its options in their order, else one for each place, empty where there is none. */
export type Selection = readonly string[];

type Picker = LotteryKind['picker'];

/** Nothing picked; a choice of one option is made from the start. */
export function emptySelection({ form, options, count }: Picker): Selection {
  if (form === 'choice' && options.length === 1) return [options[0]?.code ?? ''];
  return form === 'positions' ? Array.from({ length: count }, () => '') : [];
}

export function isComplete({ count }: Picker, selection: Selection): boolean {
  return selection.length === count && selection.every((option) => option !== '');
}

/** Picks an option of a set or a choice, or takes it out. A full set takes no more; a choice changes its mind. */
export function toggled({ form, options, count }: Picker, selection: Selection, code: string): Selection {
  if (form === 'choice') return [code];
  if (selection.includes(code)) return selection.filter((other) => other !== code);
  if (selection.length >= count) return selection;
  return options.map((option) => option.code).filter((other) => other === code || selection.includes(other));
}

/** Puts an option in a place; one that may stand in one place only leaves its other. */
export function placed({ distinct }: Picker, selection: Selection, place: number, code: string): Selection {
  return selection.map((other, index) => {
    if (index === place) return code;
    return distinct && other === code ? '' : other;
  });
}

/** The first place that is empty, looking on from a place and then from the start; the same place when all are full. */
export function nextPlace(selection: Selection, from: number): number {
  const order = selection.map((_, step) => (from + 1 + step) % selection.length);
  return order.find((place) => selection[place] === '') ?? from;
}

/** A selection by chance, each as likely as the others. */
export function quickPick({ form, options, count, distinct }: Picker, below: (end: number) => number): Selection {
  const urn = options.map(({ code }) => code);
  const again = form === 'positions' && !distinct;
  const drawn = Array.from({ length: count }, () => {
    const at = below(urn.length);
    return again ? (urn[at] ?? '') : (urn.splice(at, 1)[0] ?? '');
  });
  return form === 'set' ? drawn.sort() : drawn;
}

const RANGE = 2 ** 32;

/** A whole number from 0 up to an end, by the browser's own source of chance. */
export function chance(end: number): number {
  const fair = RANGE - (RANGE % end);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < fair ? value % end : chance(end);
}
