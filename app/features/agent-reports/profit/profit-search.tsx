import { useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { search as searchStyle } from './profit.css.ts';
import type { ProfitAddress } from './use-profit-address.ts';

interface ProfitSearchProps {
  address: ProfitAddress;
  /** Account whose team is searched; undefined while loading. */
  head: string | undefined;
}

/** Search for accounts below the level by prefix. */
export function ProfitSearch({ address: { search, setSearch }, head }: ProfitSearchProps) {
  const { t } = useTranslation('agent-reports');
  // Holds the typed text while the field has the focus; otherwise the field shows the address.
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const label = t('search', { account: head ?? '' });
  const write = (text: string | undefined) => {
    setTyped(text);
    setSearch(text?.trim() ?? '');
  };
  // Keep the focus: the button disappears with the text.
  const empty = () => {
    write(undefined);
    field.current?.focus();
  };
  return (
    <div className={searchStyle}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" size={18} />
      </span>
      <input
        className={searchInput}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir="auto"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        aria-label={label}
        placeholder={label}
        value={typed ?? search}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {search && (
        <span className={searchEnd}>
          <IconButton icon="x" label={t('clear')} onClick={empty} />
        </span>
      )}
    </div>
  );
}
