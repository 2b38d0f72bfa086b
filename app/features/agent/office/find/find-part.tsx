import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import { officePath } from '../office-path.ts';
import type { OfficeEntry } from '../use-office-entries.ts';
import { choice, findInput, list, none } from './find.css.ts';
import { nextOption } from './next-option.ts';
import { type SearchResult, TEAM, useSearchResults } from './use-search-results.ts';

interface FindPartProps {
  entries: readonly OfficeEntry[];
  onDone: () => void;
}

/** Combobox of the ARIA Authoring Practices with a list that is always open. */
export function FindPart({ entries, onDone }: FindPartProps) {
  const { t } = useTranslation('agent');
  const id = useId();
  const [text, setText] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const { results, isSettled, isFailed } = useSearchResults(entries, text);
  const active = Math.min(highlighted, Math.max(0, results.length - 1));
  const openResult = useOpenResult();
  const field = useRef<HTMLInputElement>(null);
  // Focus the field after the dialog has focused its title.
  useEffect(() => field.current?.focus(), []);
  const open = (index: number) => {
    const one = results[index];
    if (!one) return;
    onDone();
    openResult(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'Enter') {
      event.preventDefault();
      return open(active);
    }
    const next = nextOption(key, active, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setHighlighted(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <input
        ref={field}
        className={findInput}
        type="text"
        role="combobox"
        dir="auto"
        aria-label={t('find.field')}
        placeholder={t('find.field')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={results[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setHighlighted(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('find.title')} className={list}>
        {results.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
          <div
            key={one.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={choice}
            onClick={() => open(index)}
          >
            <Icon name={one.icon} size={18} />
            <bdi>{one.text}</bdi>
          </div>
        ))}
      </div>
      {isFailed && <p className={none}>{t('find.failed')}</p>}
      {isSettled && !isFailed && results.length === 0 && (
        <p className={none}>{t('find.none', { text: text.trim() })}</p>
      )}
      <p className={none}>{t('find.hint')}</p>
      <span role="status" className={visuallyHidden}>
        {isSettled && text.trim() !== '' ? t('find.count', { count: results.length }) : ''}
      </span>
    </>
  );
}

/** Opens a result: a page, a modal, a downline on the team page, or a command of the current page. */
function useOpenResult(): (results: SearchResult) => void {
  const navigate = useNavigate();
  const modals = useModals();
  return ({ entry, account, run }) => {
    if (run) return run();
    if (account !== undefined) return void navigate(`${officePath({ id: TEAM })}&open=${encodeURIComponent(account)}`);
    if (entry?.to !== undefined) return void navigate(entry.to);
    if (entry?.modal !== undefined) modals.open(entry.modal);
  };
}
