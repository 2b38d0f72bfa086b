import { SignInButton } from '#app/shell/oidc/sign-in-button.tsx';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { GoogleMark } from './google-mark.tsx';

export function GoogleButton({ enter }: LoginMethodProps) {
  return (
    <SignInButton provider="google" namespace="login-google" enter={enter}>
      <GoogleMark />
    </SignInButton>
  );
}
