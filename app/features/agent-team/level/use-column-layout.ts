import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import type { TeamSort } from '#schemas/generated/platform.ts';

/** Columns in their order; the platform sorts by each. */
export const teamColumnIds = [
  'account',
  'type',
  'members',
  'balance',
  'rate',
  'lastLogIn',
  'registeredAt',
] as const satisfies readonly TeamSort[];

/** The columns as the agent left them; at first without the day of the registration. */
export function useColumnLayout() {
  return useGridLayout('team', ['registeredAt']);
}
