import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { processDailySalary } from '#app/platform/operations/process-daily-salary.ts';
import { processDividend } from '#app/platform/operations/process-dividend.ts';
import { processHourlySalary } from '#app/platform/operations/process-hourly-salary.ts';
import { processRealTimeSalary } from '#app/platform/operations/process-real-time-salary.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractOutcome, ContractStep } from '#schemas/generated/platform.ts';
import { useRefreshContracts } from './contract-queries.ts';

const PROCESS = {
  dividend: processDividend,
  dailySalary: processDailySalary,
  hourlySalary: processHourlySalary,
  realTimeSalary: processRealTimeSalary,
} as const satisfies Record<ContractKind, unknown>;

type Wanted = Omit<ContractStep, 'idempotencyKey'>;

/** Takes a step with contracts of a kind. A lost answer is asked for again with the same key, so one intent is one step. */
export function useContractStep(kind: ContractKind, onDone: (outcome: ContractOutcome) => void) {
  const platform = usePlatform();
  const refresh = useRefreshContracts();
  const carryOut = useIntent(`contract ${kind}`);
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(JSON.stringify(wanted), (idempotencyKey) => PROCESS[kind](platform, { ...wanted, idempotencyKey })),
    onSuccess: onDone,
    // What stands now may be the reason of a refusal, or have changed.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
