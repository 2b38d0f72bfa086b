import { type KeyboardEvent, useState } from 'react';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryKind } from '#schemas/generated/platform.ts';
import { option as optionStyle, pad, panel, place as placeStyle, places as placesStyle } from './pick.css.ts';
import { nextPlace, placed, type Selection } from './selection.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface PlacesPadProps {
  label: string;
  picker: LotteryKind['picker'];
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** A slot per digit or runner and one pad that fills them in turn. Digits can also be typed. */
export function PlacesPad({ label, picker, selection, onChange }: PlacesPadProps) {
  const { t } = useTranslation('lottery');
  const [current, setCurrent] = useState(0);
  const { grid, reached, onKeyDown, reach } = useGridKeys();

  const put = (code: string) => {
    const next = placed(picker, selection, current, code);
    onChange(next);
    setCurrent(nextPlace(next, current));
  };
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event);
    const typed = picker.options.find(({ code }) => Number(code) === Number(key) && key.trim() !== '');
    if (key === 'Backspace') erase();
    else if (typed && !event.ctrlKey && !event.metaKey && !event.altKey) put(typed.code);
    else onKeyDown(event);
  };
  const erase = () => {
    const filled = selection[current] ? current : Math.max(0, current - 1);
    onChange(selection.with(filled, ''));
    setCurrent(filled);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none.
    <div role="group" aria-label={label} onKeyDown={type} className={panel}>
      <div className={placesStyle} dir="ltr">
        {selection.map((code, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index.
            key={index}
            type="button"
            className={placeStyle}
            aria-current={index === current}
            aria-label={t(code ? 'pick.place' : 'pick.placeEmpty', { place: index + 1, number: code })}
            onClick={() => setCurrent(index)}
          >
            {code}
          </button>
        ))}
      </div>
      <div ref={grid} className={pad} dir="ltr">
        {picker.options.map(({ code, name }, index) => (
          <button
            key={code}
            type="button"
            className={optionStyle}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => reach(index)}
            onClick={() => put(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
