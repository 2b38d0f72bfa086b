import { SignInButton } from '#app/kinds/provider-login/sign-in-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { GoogleMark } from './google-mark.tsx';

export function GoogleButton({ enter, isAccepted }: LoginMethodProps) {
  const { t } = useTranslation('login-google');
  return (
    <SignInButton provider="google" text={t} enter={enter} isAccepted={isAccepted}>
      <GoogleMark />
    </SignInButton>
  );
}
