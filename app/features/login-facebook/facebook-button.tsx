import { SignInButton } from '#app/kinds/provider-login/sign-in-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
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
