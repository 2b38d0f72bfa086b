import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AccountField } from './account-field.tsx';
import type { RecordsAddress } from './use-records-address.ts';

interface WhoFiltersProps {
  address: RecordsAddress;
  /** Levels that have records. */
  levels: readonly number[];
}

/** Filters by account, team and level. */
export function WhoFilters({ address, levels }: WhoFiltersProps) {
  const { t } = useTranslation('agent-records');
  const { who, filter } = address;
  const { account, hasTeam, level } = who;
  const levelChoices = [...new Set([...levels, ...(level === null ? [] : [level])])].filter((one) => one > 0);
  return (
    <>
      <AccountField address={address} />
      {account !== '' && (
        <InlineSelect
          label={t('who.scope')}
          icon="users-three"
          choices={[
            { value: '', label: t('who.account') },
            { value: 'team', label: t('who.team') },
          ]}
          value={hasTeam ? 'team' : ''}
          onChange={(scope) => filter({ scope, level: null })}
        />
      )}
      {(account === '' || hasTeam) && (
        <InlineSelect
          label={t('who.levels')}
          icon="tree-structure"
          choices={[
            { value: '', label: t('who.allLevels') },
            ...levelChoices
              .toSorted((a, b) => a - b)
              .map((one) => ({ value: String(one), label: t('who.level', { level: one }) })),
          ]}
          value={level === null ? '' : String(level)}
          onChange={(next) => filter({ level: next })}
        />
      )}
    </>
  );
}
