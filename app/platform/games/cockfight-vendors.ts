/** Whether a vendor or a game is of cockfight; the platform lists them under sports. */
export function isCockfight({ vassalage }: { vassalage: string }): boolean {
  return vassalage === 'DS88' || vassalage === 'DIG';
}
