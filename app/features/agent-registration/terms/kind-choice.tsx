import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { AccountKind } from '#schemas/generated/platform.ts';

const KINDS = ['member', 'agent'] as const satisfies readonly AccountKind[];

interface KindChoiceProps {
  value: AccountKind;
  onChange: (kind: AccountKind) => void;
}

/** Choice between a member's and an agent's account, with an explanation of each. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useTranslation('agent-registration');
  return (
    <RadioGroup
      beside
      label={t('kindLabel')}
      choices={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), help: t(`kindText.${kind}`) }))}
      value={value}
      onChange={(chosen) => onChange(chosen === 'agent' ? 'agent' : 'member')}
    />
  );
}
