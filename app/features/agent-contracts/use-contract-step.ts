import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { processDailySalary } from '#app/platform/operations/process-daily-salary.ts';
import { processDividend } from '#app/platform/operations/process-dividend.ts';
import { processHourlySalary } from '#app/platform/operations/process-hourly-salary.ts';
import { processRealTimeSalary } from '#app/platform/operations/process-real-time-salary.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractOutcome, ContractStep } from '#schemas/generated/platform.ts';
import { useRefreshContracts } from './contract-queries.ts';
import { describeRefusal } from './describe-refusal.ts';

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
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const refresh = useRefreshContracts();
  const carryOut = useIntent(`contract ${kind}`);
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const outcome = await carryOut(JSON.stringify(wanted), (idempotencyKey) =>
        PROCESS[kind](platform, { ...wanted, idempotencyKey }),
      );
      // The step is over once the page shows what it did.
      await refresh();
      return outcome;
    },
    onSuccess: onDone,
    onError: (problem) => {
      // What is gone takes the part with it that would say so.
      if (isGone(problem)) toasts.show({ tone: 'danger', text: describeRefusal(problem, t) });
      void refresh();
    },
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** Another step was faster, so that the page shows something else once it is read again. */
function isGone(problem: unknown): boolean {
  const code = errorCodeOf(problem);
  return code === 'contract_changed' || code === 'not_found';
}

/** The mutation keeps its problem. */
function ignore(): void {}
