import type { OpenedDraw } from '#schemas/generated/platform.ts';

/** The main numbers of a draw, or the digits of a regional draw's special prize. */
export function mainNumbers({ numbers, prizes }: Pick<OpenedDraw, 'numbers' | 'prizes'>): readonly string[] {
  const special = prizes[0]?.numbers[0];
  return special ? [...special] : numbers;
}
