import { SignInButton } from '#app/shell/oidc/sign-in-button.tsx';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { FacebookMark } from './facebook-mark.tsx';

export function FacebookButton({ enter }: LoginMethodProps) {
  return (
    <SignInButton provider="facebook" namespace="login-facebook" enter={enter}>
      <FacebookMark />
    </SignInButton>
  );
}
