import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { box } from './select-box.css.ts';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of the rows below it are selected, and some are not. */
  isMixed?: boolean;
  /** Takes the box out of the Tab order: the row has the keys. */
  isOfRow?: boolean;
  onChange: (isRange: boolean) => void;
}

export function SelectBox({ label, isChecked, isMixed = false, isOfRow, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  const change = ({ nativeEvent }: ChangeEvent) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <input
      ref={input}
      type="checkbox"
      className={box}
      aria-label={label}
      checked={isChecked}
      tabIndex={isOfRow ? -1 : undefined}
      onChange={change}
    />
  );
}
