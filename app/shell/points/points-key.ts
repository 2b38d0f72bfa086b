/** Query key of everything about a member's points; invalidate it after any change of points. */
export function pointsKey(memberId: number | undefined) {
  return ['points', memberId] as const;
}
