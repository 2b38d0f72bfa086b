import { type ComponentProps, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Command, useProvideCommands } from '#app/kinds/office-page/commands-context.tsx';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import type { ListRange } from '#app/kinds/record-page/days/range.ts';
import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { deviceStorage } from '#app/storage/storage.ts';
import { keyFor, PERIOD_KEYS, type PeriodAction, shortcutOf } from './key-of.ts';
import { action as actionStyle, key as keyStyle, keys, opener, title } from './periods.css.ts';
import { periodsOf } from './periods-of.ts';

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

interface ShortcutsDialogProps {
  periods: readonly { action: PeriodAction; name: string }[];
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** List of the page's shortcuts, with a switch for single keys. */
function ShortcutsDialog({ periods, isOn, onTurn, onClose }: ShortcutsDialogProps) {
  const { t } = useOfficeWords();
  const single = [
    ...periods.map(({ action, name }) => ({ id: action, key: keyFor(action) ?? '', name })),
    { id: 'help', key: '?', name: t('keys.help') },
  ];
  return (
    <Dialog small title={t('keys.title')} onClose={onClose}>
      <div className={stack[4]}>
        <Checkbox help={t('keys.switchHelp')} checked={isOn} onChange={({ target }) => onTurn(target.checked)}>
          {t('keys.switch')}
        </Checkbox>
        {isOn && (
          <>
            <h3 className={title}>{t('keys.days')}</h3>
            <Keys of={single} />
          </>
        )}
        <h3 className={title}>{t('keys.always')}</h3>
        <Keys of={[{ id: 'find', key: 'Ctrl/⌘ K', name: t('find.field') }]} />
      </div>
    </Dialog>
  );
}

function Keys({ of }: { of: readonly { id: string; key: string; name: string }[] }) {
  return (
    <dl className={keys}>
      {of.map(({ id, key, name }) => (
        <div key={id} className={actionStyle}>
          <dt>{name}</dt>
          <dd>
            <kbd className={keyStyle} dir="ltr">
              {key}
            </kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
