import { useId } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useAccountsFound } from '#app/shell/team/use-accounts-found.ts';

interface AccountFieldProps {
  value: string;
  error: string | undefined;
  onChange: (account: string) => void;
}

/** Field for an account of the team, at any level. Suggests accounts by their first letters. */
export function AccountField({ value, error, onChange }: AccountFieldProps) {
  const { t } = useTranslation('agent-messages');
  const id = useId();
  const suggestions = useAccountsFound(value);
  return (
    <>
      <Field
        label={t('account.label')}
        help={t('account.help')}
        error={error}
        list={`${id}-found`}
        value={value}
        maxLength={255}
        autoComplete="off"
        enterKeyHint="send"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-found`}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
