import { useLive } from '#app/session/use-live.ts';
import { useRefreshContracts } from '../contract-queries.ts';

/** Refreshes open contracts after another party's step. */
export function ContractsWatch() {
  const refresh = useRefreshContracts();
  useLive(
    'contract',
    () => void refresh(),
    () => void refresh({ cancelRefetch: false }),
  );
  return null;
}
