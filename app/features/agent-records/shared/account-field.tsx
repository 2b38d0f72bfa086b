import { type FormEvent, useId, useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useAccountsFound } from '#app/shell/team/use-accounts-found.ts';
import { account } from './records.css.ts';
import type { RecordsAddress } from './use-records-address.ts';

/** Field for an account of the team. Suggests accounts by their first letters. */
export function AccountField({ address: { who, setAccount } }: { address: RecordsAddress }) {
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
