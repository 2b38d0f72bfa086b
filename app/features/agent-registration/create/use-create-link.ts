import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { createRegistrationLink } from '#app/platform/generated/operations/create-registration-link.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { NewRegistrationLink, RegistrationLink } from '#schemas/generated/platform.ts';
import { useRefreshLinks } from '../links-query.ts';

type Wanted = Omit<NewRegistrationLink, 'idempotencyKey'>;

/** Creates a link. */
export function useCreateLink(onCreated: (link: RegistrationLink) => void) {
  const platform = usePlatform();
  const refresh = useRefreshLinks();
  return useIntentCall({
    action: 'registrationLink',
    intentOf: ({ kind, rate, expiresIn, note }: Wanted) => `${kind}:${rate}:${expiresIn}:${note}`,
    send: (wanted, idempotencyKey) => createRegistrationLink(platform, { ...wanted, idempotencyKey }),
    onSuccess: onCreated,
    // The range of rates or the number of links may be the reason of a refusal.
    onSettled: () => void refresh(),
  });
}
