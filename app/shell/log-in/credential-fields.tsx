import type { ReactNode } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import type { DraftKind } from '../drafts/draft-kind.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { Credential, PasswordLogIn } from './use-password-log-in.ts';

/** The limit in the platform's payload. */
const MAX_CREDENTIAL_LENGTH = 255;

interface FaultProps {
  error?: string | undefined;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface CredentialFieldsProps {
  logIn: PasswordLogIn;
  /** Draft of the username; a password is never kept. */
  name: DraftKind<{ username: string }>;
  labels: { username: string; password: string };
  /** A link beside the password's label. */
  aside?: ReactNode;
  /** Error props of a field that was left empty. */
  faultOf: (field: Credential) => FaultProps;
  /** Passkeys are among the suggestions for the name. */
  offersPasskeys?: boolean;
}

/** Username and password, and a captcha after a failed attempt. */
export function CredentialFields({ logIn, name, labels, aside, faultOf, offersPasskeys }: CredentialFieldsProps) {
  const { missing, captchaWanted, serial } = logIn;
  const first = useFirstFocus();
  const [draft] = useDraft(name);
  const propsOf = (field: Credential) => ({
    name: field,
    required: true,
    enterKeyHint: 'go' as const,
    ...(missing.includes(field) && faultOf(field)),
  });
  const typed = { maxLength: MAX_CREDENTIAL_LENGTH };
  return (
    <>
      <Field
        {...propsOf('username')}
        {...typed}
        ref={first}
        label={labels.username}
        defaultValue={draft.username}
        onChange={(event) => {
          draft.username = event.target.value;
        }}
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...propsOf('password')}
        {...typed}
        label={labels.password}
        aside={aside}
        autoComplete="current-password"
      />
      {captchaWanted && <CaptchaField {...propsOf('captcha')} serial={serial} key={serial} />}
    </>
  );
}
