import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { createRegistrationLink } from '#app/platform/operations/create-registration-link.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import type { NewRegistrationLink, RegistrationLink } from '#schemas/generated/platform.ts';
import { useRefreshLinks } from '../links-query.ts';

type Wanted = Omit<NewRegistrationLink, 'idempotencyKey'>;

/** Creates a link. A lost answer is asked for again with the same key, so one intent is one link. */
export function useCreateLink(onCreated: (link: RegistrationLink) => void) {
  const platform = usePlatform();
  const refresh = useRefreshLinks();
  const carryOut = useIntent('registrationLink');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) => {
      const { kind, rate, expiresIn, note } = wanted;
      return carryOut(`${kind}:${rate}:${expiresIn}:${note}`, (idempotencyKey) =>
        createRegistrationLink(platform, { ...wanted, idempotencyKey }),
      );
    },
    onSuccess: onCreated,
    // The range of rates or the number of links may be the reason of a refusal.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
