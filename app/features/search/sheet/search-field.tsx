import { useEffect, useRef } from 'react';
import { asPage, control, inner, side, sideButton } from '#app/kit/field/control.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { field } from './search-sheet.css.ts';
import { type ActiveResult, rowId } from './use-active-result.ts';

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  active: ActiveResult;
  hasResults: boolean;
}

/**
 * The field keeps the focus while arrow keys move through the results, as in the combobox pattern of the ARIA Authoring
 * Practices.
 */
export function SearchField({ text, onType, active, hasResults }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const input = useRef<HTMLInputElement>(null);
  // Runs after the dialog's own effects, which focus its title.
  useEffect(() => input.current?.focus(), []);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search className={field}>
      <div className={control}>
        <span className={side}>
          <Icon name="magnifying-glass" />
        </span>
        <input
          ref={input}
          className={`${inner} ${asPage}`}
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          dir={text === '' ? undefined : 'auto'}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={hasResults ? active.listId : undefined}
          aria-activedescendant={hasResults ? rowId(active.listId, active.index) : undefined}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={active.onKeyDown}
        />
        {text !== '' && (
          <button type="button" className={sideButton} aria-label={t('clear')} onClick={clear}>
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
    </search>
  );
}
