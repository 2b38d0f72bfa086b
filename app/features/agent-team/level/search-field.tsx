import { useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { TeamAddress } from '../use-team-address.ts';
import { search } from './level.css.ts';

/** Search for accounts below the level by prefix. */
export function SearchField({ address: { list, setSearch } }: { address: TeamAddress }) {
  const { t } = useTranslation('agent-team');
  const { member } = useSession();
  // Holds the typed text while the field has the focus; otherwise the field shows the address.
  const [typed, setTyped] = useState<string>();
  const label = t('search', { account: list.account || member?.account });
  return (
    <div className={search}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" size={18} />
      </span>
      <input
        className={searchInput}
        type="text"
        inputMode="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={typed ?? list.search}
        maxLength={64}
        autoComplete="off"
        enterKeyHint="search"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setSearch(target.value.trim());
        }}
        onBlur={() => setTyped(undefined)}
      />
      {list.search && (
        <span className={searchEnd}>
          <IconButton
            icon="x"
            label={t('clear')}
            onClick={() => {
              setTyped(undefined);
              setSearch('');
            }}
          />
        </span>
      )}
    </div>
  );
}
