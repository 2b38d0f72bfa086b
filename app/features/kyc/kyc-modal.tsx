import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { draftOf, dropDraft } from '#app/shell/drafts/drafts.ts';
import { useDrafts } from '#app/shell/drafts/drafts-context.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useRefreshSecurityConfig } from '#app/shell/verification/use-refresh-security-config.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { kycDraft } from './kyc-draft.ts';
import { Outcome } from './steps/outcome.tsx';
import { Verification } from './verification.tsx';

/** The verification or its state, which is fetched again when it opens. The input is kept until it is sent, even across sessions. */
export function KycModal({ close }: ModalProps) {
  const { member } = useSession();
  const state = useVerification();
  const drafts = useDrafts();
  const [wasPending] = useState(state === 'pending');
  const refresh = useEffectEvent(useRefreshSecurityConfig());
  useEffect(() => {
    if (wasPending) refresh();
  }, [wasPending]);
  if (!member || state === 'none') return null;
  if (state === 'verified') return <Outcome kind="verified" close={close} />;
  const done = () => {
    dropDraft(drafts, kycDraft, member.id);
    close();
  };
  const draft = draftOf(drafts, kycDraft, member.id);
  // Keep the dialog that reports the sending: a new one would move the focus back to its heading.
  const saysSent = !wasPending && draft.step === 'sent';
  if (state === 'pending' && !saysSent) return <Outcome kind="sent" close={done} />;
  return <Verification draft={draft} close={close} done={done} />;
}
