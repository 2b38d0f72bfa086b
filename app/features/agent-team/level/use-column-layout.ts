import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import type { TeamSort } from '#schemas/generated/platform.ts';

/** Columns in their order. The platform can sort by each. */
export const teamColumnIds = [
  'account',
  'type',
  'members',
  'balance',
  'rate',
  'lastLogIn',
  'registeredAt',
] as const satisfies readonly TeamSort[];

/** The agent's saved column layout. The registration day is hidden by default. */
export function useColumnLayout() {
  return useGridLayout('team', ['registeredAt']);
}
