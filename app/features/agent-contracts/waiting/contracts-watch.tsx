import { useLive } from '#app/session/use-live.ts';
import { useRefreshContracts } from '../contract-queries.ts';

/** Loads contracts in sight again as soon as another party has taken a step. */
export function ContractsWatch() {
  const refresh = useRefreshContracts();
  useLive(
    'contract',
    () => void refresh(),
    () => void refresh({ cancelRefetch: false }),
  );
  return null;
}
