import { type FormEvent, useId, useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useAccountsFound } from '#app/shell/team/use-accounts-found.ts';
import { account } from './records.css.ts';
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

/** Field for an account of the team. Suggests accounts by their first letters. */
function AccountField({ address: { who, setAccount } }: { address: RecordsAddress }) {
  const { t } = useTranslation('agent-records');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useAccountsFound(typed ?? '');
  const take = (next: string) => {
    setTyped(undefined);
    // Keep the focus: the pressed button may disappear with the text.
    field.current?.focus();
    if (next !== who.account) setAccount(next);
  };
  const change = (text: string) => (suggestions.includes(text) ? take(text) : setTyped(text));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== undefined) take(typed.trim());
  };
  return (
    <form className={account} onSubmit={submit}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" size={18} />
      </span>
      <input
        ref={field}
        className={searchInput}
        type="text"
        enterKeyHint="search"
        dir="auto"
        list={`${id}-found`}
        aria-label={t('who.field')}
        placeholder={t('who.hint')}
        value={typed ?? who.account}
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={`${id}-found`}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <span className={searchEnd}>
        {typed !== undefined && typed.trim() !== who.account ? (
          <IconButton icon="arrow-right" type="submit" label={t('who.apply')} />
        ) : (
          who.account && <IconButton icon="x" label={t('who.whole')} onClick={() => take('')} />
        )}
      </span>
    </form>
  );
}
