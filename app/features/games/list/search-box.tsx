import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { input, searchIcon, search as searchStyle } from './games-page.css.ts';
import type { ListAddress } from './use-list-address.ts';

/** Milliseconds between the last key and the change of the address. Browsers limit how often it may change. */
const PAUSE = 200;

interface SearchBoxProps {
  address: ListAddress;
  category: string;
}

/** Searches games by name while typing. The address keeps the search. */
export function SearchBox({ address, category }: SearchBoxProps) {
  const { t } = useTranslation('games');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(address.search);

  // The address also changes by Back and by the link that clears the search. Changes from this field return late when the
  // list is long, and must not overwrite newer input.
  const followed = useRef(address.search);
  useEffect(() => {
    if (address.search === followed.current) return;
    followed.current = address.search;
    clearTimeout(timer.current);
    setText(address.search);
  }, [address.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = useRef(address.choose);
  useEffect(() => {
    choose.current = address.choose;
  }, [address.choose]);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    const follow = () => {
      followed.current = typed.trim();
      choose.current({ search: followed.current }, { replace: true, state: KEEP_SCROLL });
    };
    timer.current = setTimeout(follow, PAUSE);
  };
  const label = t('search.label', { category });
  return (
    <search className={searchStyle}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" />
      </span>
      <input
        className={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
      />
    </search>
  );
}
