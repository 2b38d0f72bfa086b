import type { ComponentProps } from 'react';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useHasPassword } from '#app/session/use-has-password.ts';

const MAX_PASSWORD_LENGTH = 255;

interface OwnPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'maxLength'> {
  /** What an account reads that has no password. */
  none: string;
}

/** Asks for the password of the account, which confirms a change. */
export function OwnPasswordField({ none, ...field }: OwnPasswordFieldProps) {
  if (!useHasPassword()) return <Alert tone="info" text={none} />;
  return <PasswordField {...field} autoComplete="current-password" maxLength={MAX_PASSWORD_LENGTH} />;
}
