import type { DepositLimitProps, RefusalProps } from '#app/shell/slots/slots.ts';
import { DepositLimit } from './deposit/deposit-limit.tsx';
import { CareRefusal } from './refusal/care-refusal.tsx';

/** What other pages show of limits; one file, as `sheets` are. */
export const inPlace = {
  depositLimit: ({ onRoom }: DepositLimitProps) => <DepositLimit onRoom={onRoom} />,
  refusal: ({ problem }: RefusalProps) => <CareRefusal problem={problem} />,
};
