import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { keyFor, type PeriodAction } from './key-of.ts';
import { action as actionStyle, key as keyStyle, keys, title } from './periods.css.ts';

interface ShortcutsDialogProps {
  periods: readonly { action: PeriodAction; name: string }[];
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** List of the page's shortcuts, with a switch for single keys. */
export function ShortcutsDialog({ periods, isOn, onTurn, onClose }: ShortcutsDialogProps) {
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
            <kbd className={keyStyle}>{key}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
