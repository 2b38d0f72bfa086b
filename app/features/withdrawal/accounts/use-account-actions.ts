import { useMutation } from '@tanstack/react-query';
import { addPayoutAccount } from '#app/platform/generated/operations/add-payout-account.ts';
import { choosePayoutAccount } from '#app/platform/generated/operations/choose-payout-account.ts';
import { removePayoutAccount } from '#app/platform/generated/operations/remove-payout-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { PayoutAccountId, PayoutAccountRequest, RemovePayoutPayload } from '#schemas/generated/platform.ts';
import { useRefreshTerms } from '../withdrawal-queries.ts';

/** Removes an account after confirmation by the payment password. */
export type Removal = ReturnType<typeof useAccountActions>['remove'];

/** Actions on an account. All are idempotent; the list shows their result. */
export function useAccountActions() {
  const platform = usePlatform();
  const onSettled = useRefreshTerms();
  const makeDefault = useMutation({
    mutationFn: (account: PayoutAccountId) => choosePayoutAccount(platform, account),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (removal: RemovePayoutPayload) => removePayoutAccount(platform, removal),
    onSettled,
  });
  const add = useMutation({
    mutationFn: (account: PayoutAccountRequest) => addPayoutAccount(platform, account),
    onSettled,
  });
  return { makeDefault, remove, add };
}
