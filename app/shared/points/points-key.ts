/** Query key of everything about one person's points; whatever brings or takes points has it asked for again. */
export function pointsKey(memberId: number | undefined) {
  return ['points', memberId] as const;
}
