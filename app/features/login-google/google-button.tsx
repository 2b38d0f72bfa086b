import { SignInButton } from '../../shell/oidc/sign-in-button.tsx';
import type { LoginMethodProps } from '../../shell/slots/slots.ts';
import { GoogleMark } from './google-mark.tsx';

export function GoogleButton({ enter }: LoginMethodProps) {
  return (
    <SignInButton provider="google" namespace="login-google" enter={enter}>
      <GoogleMark />
    </SignInButton>
  );
}
