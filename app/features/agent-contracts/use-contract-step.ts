import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { processDailySalary } from '#app/platform/generated/operations/process-daily-salary.ts';
import { processDividend } from '#app/platform/generated/operations/process-dividend.ts';
import { processHourlySalary } from '#app/platform/generated/operations/process-hourly-salary.ts';
import { processRealTimeSalary } from '#app/platform/generated/operations/process-real-time-salary.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
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

type Step = Omit<ContractStep, 'idempotencyKey'>;

/** Sends one step of a contract, such as accepting or ending it. */
export function useContractStep(kind: ContractKind, onDone: (outcome: ContractOutcome) => void) {
  const platform = usePlatform();
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const refresh = useRefreshContracts();
  return useIntentCall({
    action: `contract ${kind}`,
    intentOf: (step: Step) => JSON.stringify(step),
    send: (step, idempotencyKey) => PROCESS[kind](platform, { ...step, idempotencyKey }),
    // Finish only after the page has loaded the result.
    onSuccess: async (outcome) => {
      await refresh();
      onDone(outcome);
    },
    onError: (problem) => {
      // The part that would show the error disappears after the refresh, so a toast tells it.
      if (isGone(problem)) toasts.show({ tone: 'danger', text: describeRefusal(problem, t) });
      void refresh();
    },
  });
}

/** True if another step was faster: the contract has changed or no longer exists. */
function isGone(problem: unknown): boolean {
  const code = errorCodeOf(problem);
  return code === 'contract_changed' || code === 'not_found';
}
