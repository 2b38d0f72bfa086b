import { useMutation } from '@tanstack/react-query';
import { addPayoutAccount } from '#app/platform/generated/operations/add-payout-account.ts';
import { choosePayoutAccount } from '#app/platform/generated/operations/choose-payout-account.ts';
import { removePayoutAccount } from '#app/platform/generated/operations/remove-payout-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { PayoutAccountId, PayoutAccountRequest, RemovePayoutPayload } from '#schemas/generated/platform.ts';
import { useRefreshTerms } from '../withdrawal-queries.ts';

/** The removal of an account, confirmed by the payment password. */
export type Removal = ReturnType<typeof useAccountActions>['remove'];

/** What a member can do with an account. Each may be repeated without harm; the list shows what came of it. */
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
