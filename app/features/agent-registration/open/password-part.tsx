import { faultText, ruleText } from '#app/kinds/account-fields/fault-text.ts';
import { Button } from '#app/kit/button/button.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';
import { passwordActions, passwordPart } from './open.css.ts';
import { earlyFault, faultOf } from './opening-faults.ts';

/** Limit of the contract. */
const LONGEST = 255;

interface PasswordPartProps {
  rule: FieldRule;
  value: string;
  /** The rule in the platform's refusal. */
  refusedAs: unknown;
  isTried: boolean;
  onChange: (password: string) => void;
  /** Undefined if no password can be suggested. */
  onSuggest: (() => void) | undefined;
}

/** Field for the first password, with a suggestion. */
export function PasswordPart({ rule, value, refusedAs, isTried, onChange, onSuggest }: PasswordPartProps) {
  const { t } = useTranslation('agent-registration');
  const copy = useCopy(t('password.notCopied'));
  const copyIt = () => {
    // Keep a copied suggestion: the agent may already have passed it on.
    onChange(value);
    void copy(value, t('password.copied'));
  };
  const ownFault = isTried ? faultOf(value, rule) : earlyFault(value, rule);
  const fault = ownFault ?? (refusedAs ? ({ key: 'pattern.other' } as const) : undefined);
  return (
    <div className={passwordPart}>
      <PasswordField
        label={t('password.label')}
        help={ruleText(rule, t)}
        error={fault && faultText(fault, t)}
        name="first-password"
        value={value}
        maxLength={LONGEST}
        required
        autoComplete="off"
        dir="ltr"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={passwordActions}>
        {onSuggest && (
          <Button look="plain" icon="arrow-clockwise" onClick={onSuggest}>
            {t('password.suggest')}
          </Button>
        )}
        {value !== '' && (
          <Button look="plain" icon="copy" onClick={copyIt}>
            {t('password.copy')}
          </Button>
        )}
      </div>
    </div>
  );
}
