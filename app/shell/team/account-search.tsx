import { useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';

/** Limit of the contract. */
const LONGEST = 64;

interface AccountSearchProps {
  label: string;
  clearLabel: string;
  /** The text that is searched for. */
  search: string;
  onSearch: (search: string) => void;
  className: string;
}

/** Search for accounts below a level of the team, by their first letters. */
export function AccountSearch({ label, clearLabel, search, onSearch, className }: AccountSearchProps) {
  // Holds the typed text while the field has the focus; otherwise the field shows the address.
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string | undefined) => {
    setTyped(text);
    onSearch(text?.trim() ?? '');
  };
  // Keep the focus: the button disappears with the text.
  const empty = () => {
    write(undefined);
    field.current?.focus();
  };
  return (
    <div className={className}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" size={18} />
      </span>
      <input
        ref={field}
        className={searchInput}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={typed ?? search}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {search && (
        <span className={searchEnd}>
          <IconButton icon="x" label={clearLabel} onClick={empty} />
        </span>
      )}
    </div>
  );
}
