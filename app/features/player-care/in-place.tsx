import type { DepositLimitProps, RefusalProps } from '#app/shell/slots/slots.ts';
import { DepositLimit } from './deposit/deposit-limit.tsx';
import { CareRefusal } from './refusal/care-refusal.tsx';

/** Parts of limits that other pages show. They share one file for the same reason as `sheets`. */
export const inPlace = {
  depositLimit: ({ onRoom }: DepositLimitProps) => <DepositLimit onRoom={onRoom} />,
  refusal: ({ problem }: RefusalProps) => <CareRefusal problem={problem} />,
};
