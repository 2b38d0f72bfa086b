import { useState } from 'react';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import { numberDraft } from '#app/shell/registration/number-draft.ts';
import { closeSmsCode } from '#app/shell/sms-code/sms-code-draft.ts';
import { closeRegistration, fillInvitation, registerDraft } from './register-draft.ts';

/**
 * The visitor's draft with the inviter's code. @returns the draft, and a function that clears it and the mobile number
 * after they have been sent
 */
export function useRegisterDraft(codes: InviteCodes) {
  const [draft, dropFields] = useDraft(registerDraft, closeRegistration);
  const [, dropNumber] = useDraft(numberDraft, closeSmsCode);
  useState(() => fillInvitation(draft, codes));
  const drop = () => {
    dropFields();
    dropNumber();
  };
  return { draft, drop };
}
