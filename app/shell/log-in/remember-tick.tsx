import { useEffect, useRef } from 'react';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the “remember me” checkbox. */
export const REMEMBER = 'remember';

interface RememberTickProps {
  /** Whether this device remembers a log-in. */
  known: boolean;
}

/** The “remember me” checkbox; checked if a log-in is remembered, unless the visitor was faster. */
export function RememberTick({ known }: RememberTickProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const isDecided = useRef(false);
  useEffect(() => {
    if (box.current && !isDecided.current) box.current.checked = known;
  }, [known]);
  return (
    <Checkbox
      ref={box}
      name={REMEMBER}
      defaultChecked={known}
      onChange={() => {
        isDecided.current = true;
      }}
    >
      {t('logIn.remember')}
    </Checkbox>
  );
}
