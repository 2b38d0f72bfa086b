import { useState } from 'react';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import type { InviteCodes } from '../../shell/invite/invite-codes.ts';
import { beginNumber } from '../../shell/registration/number-draft.ts';
import { closeSmsCode } from '../../shell/sms-code/sms-code-draft.ts';
import { beginRegistration, closeRegistration, invite } from './register-draft.ts';

/**
 * The registration that the visitor is in the middle of, with the code of who invited.
 * @returns the draft, and what forgets it and the mobile number once they have been sent
 */
export function useRegisterDraft(codes: InviteCodes) {
  const [draft, dropFields] = useDraft(beginRegistration, closeRegistration);
  const [, dropNumber] = useDraft(beginNumber, closeSmsCode);
  useState(() => invite(draft, codes));
  const drop = () => {
    dropFields();
    dropNumber();
  };
  return { draft, drop };
}
