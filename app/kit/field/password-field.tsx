import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={shown ? 'eye-slash' : 'eye'}
      label={t('field.showPassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return <Field {...props} type={shown ? 'text' : 'password'} end={toggle} spellCheck={false} autoCapitalize="none" />;
}
