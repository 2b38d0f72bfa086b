import { type InvalidateOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { contractOutlook } from '#app/platform/generated/operations/contract-outlook.ts';
import { contracts } from '#app/platform/generated/operations/contracts.ts';
import { contractsWaiting } from '#app/platform/generated/operations/contracts-waiting.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractDues } from '#schemas/generated/platform.ts';

export type Side = ContractDues['side'];
/** Every amount, or only those that are due or requested. */
export type DuesView = 'all' | 'open';

/** Days as yyyy-mm-dd. The platform uses the last 31 if both are missing. */
export interface DueDays {
  from?: string;
  to?: string;
}

const OFTEN_MS = 60_000;

export function contractsKey(memberId: number | undefined) {
  return ['agent-contracts', memberId] as const;
}

/** The agent's contracts of a kind and those it has given to downlines. */
export function useBook(kind: ContractKind) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...contractsKey(member?.id), 'book', kind],
    queryFn: ({ signal }) => contracts(platform, { kind }, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Effects of a proposal to a downline. */
export function useOutlook(kind: ContractKind, account: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...contractsKey(member?.id), 'outlook', kind, account],
    queryFn: ({ signal }) => contractOutlook(platform, { kind, account }, { signal }),
    enabled: account !== '',
  });
}

/** Number of proposals and requests that wait for the agent, by kind. */
export function useWaiting() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  return useQuery({
    queryKey: [...contractsKey(member?.id), 'waiting'],
    queryFn: ({ signal }) => contractsWaiting(platform, { signal }),
    enabled: isReady,
    refetchInterval: OFTEN_MS,
  });
}

/** Refetches all mounted contract queries. @returns a promise that resolves when they are current */
export function useRefreshContracts() {
  const queries = useQueryClient();
  const { member } = useSession();
  return (options?: InvalidateOptions) => queries.invalidateQueries({ queryKey: contractsKey(member?.id) }, options);
}
