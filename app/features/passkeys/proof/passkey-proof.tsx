import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { withdrawalPasskeyOptions } from '#app/platform/generated/operations/withdrawal-passkey-options.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { askPasskey, canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import type { WithdrawalProofProps } from '#app/shell/slots/slots.ts';
import { describePasskey } from '../describe-passkey.ts';

/** Confirms a withdrawal with a passkey. The signed challenge covers the account, the amount and the fee. */
export function PasskeyProof({ wanted, action, busy, onProof, onUnable }: WithdrawalProofProps) {
  const { t } = useTranslation('passkeys');
  const platform = usePlatform();
  const [problem, setProblem] = useState<unknown>();
  const isAble = canUsePasskeys();
  const giveUp = useEffectEvent(onUnable);
  useEffect(() => {
    if (!isAble) giveUp();
  }, [isAble]);
  const { busy: isAsking, submit } = useSubmission(async () => {
    setProblem(undefined);
    try {
      onProof(await askPasskey(await withdrawalPasskeyOptions(platform, wanted)));
    } catch (cause) {
      setProblem(cause);
    }
  });
  return (
    <>
      <Alert text={problem === undefined ? undefined : describePasskey(problem, t)} />
      <Button look="primary" icon="fingerprint" large wide busy={busy || isAsking} onClick={() => void submit()}>
        {action}
      </Button>
    </>
  );
}
