import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';

interface InviteNoteProps {
  codes: InviteCodes;
  /** Whether the agent's code is still valid; undefined until the platform has answered. */
  isInvited: boolean | undefined;
}

/** Who invited the visitor, or that the invitation is over. */
export function InviteNote({ codes: { affiliateCode, referralCode }, isInvited }: InviteNoteProps) {
  const { t } = useTranslation('registration');
  const code = isInvited ? (affiliateCode ?? referralCode) : referralCode;
  if (isInvited === false) return <Alert tone="info" text={t('inviteOver')} />;
  return code ? <Alert tone="info" text={t('invited', { code })} /> : null;
}
