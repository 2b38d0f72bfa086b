import { type Ref, useId, useRef } from 'react';
import { asPage, control, inner, side, sideButton } from '../field/control.css.ts';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { useCombobox } from './use-combobox.ts';

interface ComboboxProps extends FieldWords {
  options: readonly ComboboxOption[];
  /** Value of the selected option; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  labels: {
    /** Label of the button that opens the whole list. */
    show: string;
    /** Number of matching options, announced by screen readers. */
    found: (count: number) => string;
    none: string;
  };
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A long list, filtered during input; as in the ARIA Authoring Practices, with automatic selection. */
export function Combobox({ label, help, error, options, value, onChange, onBlur, labels, ...props }: ComboboxProps) {
  const { name, disabled = false, readOnly = false, ...rest } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useCombobox({ options, value, onChange, fixed: disabled || readOnly });
  const said = box.shown.length > 0 ? labels.found(box.shown.length) : labels.none;
  const { open } = box;
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={control} ref={frame}>
        {box.chosen?.picture && box.typed === undefined && <span className={side}>{box.chosen.picture}</span>}
        <input
          autoComplete="off"
          // Enter takes the option over.
          enterKeyHint="done"
          {...rest}
          {...ariaOf(id, { help, error })}
          id={id}
          role="combobox"
          // A code such as +63 runs from left to right in every language.
          dir={box.text === '' ? undefined : 'auto'}
          className={`${inner} ${asPage}`}
          value={box.text}
          disabled={disabled}
          readOnly={readOnly}
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && box.shown[box.active] ? `${id}-list-${box.active}` : undefined}
          onChange={(event) => box.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={() => box.show(-1)}
          onKeyDown={box.onKeyDown}
          onBlur={() => {
            box.leave();
            onBlur?.();
          }}
        />
        {!readOnly && (
          <button
            type="button"
            tabIndex={-1}
            className={sideButton}
            aria-label={labels.show}
            aria-expanded={open}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              document.getElementById(id)?.focus();
              if (open) box.close();
              else box.show(-1);
            }}
          >
            <Icon name="caret-down" size={18} />
          </button>
        )}
        {open && (
          <ComboboxList id={`${id}-list`} label={label} none={labels.none} anchor={frame} value={value} {...box} />
        )}
        {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      </div>
      <span role="status" className={visuallyHidden}>
        {box.typed && said}
      </span>
    </Labelled>
  );
}
