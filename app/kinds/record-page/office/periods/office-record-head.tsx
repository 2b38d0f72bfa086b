import { type ComponentProps, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Command, useProvideCommands } from '#app/kinds/office-page/commands-context.tsx';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import type { ListRange } from '#app/kinds/record-page/days/range.ts';
import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import { keyFor, PERIOD_KEYS, type PeriodAction, shortcutOf } from './key-of.ts';
import { key as keyStyle, opener } from './periods.css.ts';
import { periodsOf } from './periods-of.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const KEY = 'office-shortcuts';
const OFF = 'off';

/** Days and filters of a back-office page, with shortcuts for the days. */
export function OfficeRecordHead<Name extends ListRange>(props: ComponentProps<typeof RecordHead<Name>>) {
  const { address, days, t } = props;
  const { t: say } = useOfficeWords();
  const { isOn, turn } = useShortcutsSwitch();
  const [isOpen, setIsOpen] = useState(false);
  // Remember the merchant's day while other days load.
  const [latestDays, setLatestDays] = useState(days);
  if (days && days.today !== latestDays?.today) setLatestDays(days);
  const periods = periodsOf(address, days ?? latestDays);
  const nameOf = (action: PeriodAction) => {
    const offered = address.ranges.find((range) => range === action);
    return offered ? t(`range.${offered}`) : say(`keys.${action}`);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented ? undefined : shortcutOf(event);
    if (!key) return;
    event.preventDefault();
    if (key === '?') setIsOpen(true);
    else periods.find(({ action }) => action === PERIOD_KEYS[key])?.choose();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  useCommandsOf(
    periods.map(({ action, choose }) => ({
      id: action,
      text: say('keys.command', { period: nameOf(action) }),
      run: choose,
    })),
  );
  return (
    <>
      <RecordHead
        {...props}
        keyOf={(range) => (isOn ? keyFor(range) : undefined)}
        beside={
          <button
            type="button"
            className={opener}
            aria-label={say('keys.title')}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <span className={keyStyle} aria-hidden="true">
              ?
            </span>
          </button>
        }
      />
      {isOpen && (
        <ShortcutsDialog
          periods={periods.map(({ action }) => ({ action, name: nameOf(action) }))}
          isOn={isOn}
          onTurn={turn}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Provides the latest commands through a stable function. */
function useCommandsOf(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useProvideCommands(useCallback(() => latest.current, []));
}

/** Setting of this device: single keys are shortcuts. */
function useShortcutsSwitch() {
  const [isOn, setIsOn] = useState(() => deviceStorage.getItem(KEY) !== OFF);
  const turn = (on: boolean) => {
    if (on) deviceStorage.removeItem(KEY);
    else deviceStorage.setItem(KEY, OFF);
    setIsOn(on);
  };
  return { isOn, turn };
}
