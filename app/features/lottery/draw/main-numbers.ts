import type { OpenedDraw } from '#schemas/generated/platform.ts';

/** What a draw is known by: its numbers, or the digits of a regional draw's special prize. */
export function mainNumbers({ numbers, prizes }: Pick<OpenedDraw, 'numbers' | 'prizes'>): readonly string[] {
  const special = prizes[0]?.numbers[0];
  return special ? [...special] : numbers;
}
