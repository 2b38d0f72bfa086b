import { useId } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { Select } from '#app/kit/select/select.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useAccountsFound } from '#app/shell/team/use-accounts-found.ts';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { chosenCount, chosenLabel, chosenPeople } from './compose.css.ts';
import { draftKinds, type MessageDraft } from './message-draft.ts';
import { peopleOf } from './people-of.ts';

/** Most names that are listed. The rest are counted. */
const NAMED = 8;

interface RecipientFieldsProps {
  written: Readonly<MessageDraft>;
  groups: MessageGroups;
  faults: { account: string | undefined; group: string | undefined };
  onChange: (part: Partial<Pick<MessageDraft, 'kind' | 'account' | 'group'>>) => void;
}

/** Fields for the recipients. */
export function RecipientFields({ written, groups, faults, onChange }: RecipientFieldsProps) {
  const { t } = useTranslation('agent-messages');
  const { kind, account, accounts, group } = written;
  if (kind === 'downlines') return <ChosenPeople accounts={accounts} />;
  const noUpline = groups.hasUpline ? undefined : t('kind.noUpline');
  const choices = draftKinds.map((value) => {
    const isOff = value === 'upline' && !groups.hasUpline;
    const help = value === 'upline' ? noUpline : undefined;
    return { value, label: t(`kind.${value}`), disabled: isOff, ...(help && { help }) };
  });
  const people = peopleOf(groups, group);
  return (
    <>
      <RadioGroup
        label={t('kind.label')}
        choices={choices}
        value={kind}
        onChange={(next) => onChange({ kind: draftKinds.find((one) => one === next) ?? kind })}
      />
      {kind === 'downline' && (
        <AccountField value={account} error={faults.account} onChange={(next) => onChange({ account: next })} />
      )}
      {kind === 'group' && (
        <Select
          label={t('group.label')}
          help={people > 0 ? t('reach', { count: people }) : undefined}
          error={faults.group}
          placeholder={t('group.choose')}
          required
          choices={choicesOf(groups, t)}
          value={people > 0 ? group : ''}
          onChange={(next) => onChange({ group: next })}
        />
      )}
    </>
  );
}

/** The groups with their number of people. Empty groups cannot be chosen. */
function choicesOf({ groups, levels }: MessageGroups, t: Translate<'agent-messages'>) {
  const label = (name: string, people: number) => t('group.counted', { name, people });
  return [
    ...groups.map(({ kind, people }) => ({
      value: kind,
      label: label(t(`to.${kind}`), people),
      disabled: people === 0,
    })),
    ...levels.map(({ level, people }) => ({ value: `level-${level}`, label: label(t('to.level', { level }), people) })),
  ];
}

/** Names of the selected accounts. */
function ChosenPeople({ accounts }: { accounts: readonly string[] }) {
  const { t } = useTranslation('agent-messages');
  const { tag } = useCurrentLanguage();
  const others = accounts.length - NAMED;
  const names = [...accounts.slice(0, NAMED), ...(others > 0 ? [t('others', { count: others })] : [])];
  return (
    <dl className={chosenPeople}>
      <dt className={chosenLabel}>{t('kind.label')}</dt>
      <dd className={chosenCount}>{t('to.downlines', { count: accounts.length })}</dd>
      <dd className={prose.aside}>{new Intl.ListFormat(tag).format(names)}</dd>
    </dl>
  );
}

interface AccountFieldProps {
  value: string;
  error: string | undefined;
  onChange: (account: string) => void;
}

/** Field for an account of the team, at any level. Suggests accounts by their first letters. */
function AccountField({ value, error, onChange }: AccountFieldProps) {
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
