/** Key of all queries about an agent's team: what changes the team loads them again. */
export function teamKey(memberId: number | undefined) {
  return ['agent-team', memberId] as const;
}
