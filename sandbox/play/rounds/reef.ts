import type { Round } from './round.ts';

/** The more a fish pays, the more often it gets away. Players get back 94% of the stakes. */
const FISH: Readonly<Record<string, number>> = { tropical: 2, puffer: 4, octopus: 8, ray: 20, whale: 50 };
const RETURNED = 0.94;

/** One shot at one fish, which is caught or escapes. */
export const reef: Round = {
  picks: () =>
    Object.fromEntries(
      Object.entries(FISH).map(([fish, multiple]) => [fish, [{ chance: RETURNED / multiple, multiple }]]),
    ),
  scene: ({ multiple }) => ({ caught: multiple > 0 }),
};
