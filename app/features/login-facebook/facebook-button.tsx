import { useTranslation } from '#app/language/translation.tsx';
import { SignInButton } from '#app/shared/oidc/sign-in-button.tsx';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { FacebookMark } from './facebook-mark.tsx';

export function FacebookButton({ enter, isAccepted }: LoginMethodProps) {
  const { t } = useTranslation('login-facebook');
  return (
    <SignInButton provider="facebook" text={t} enter={enter} isAccepted={isAccepted}>
      <FacebookMark />
    </SignInButton>
  );
}
