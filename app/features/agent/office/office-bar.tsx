import { useState } from 'react';
import { Clock } from '#app/kit/clock/clock.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';
import { LanguageSwitch } from '#app/shell/switches/language-switch.tsx';
import { SchemeSwitch } from '#app/shell/switches/scheme-switch.tsx';
import { LogOutQuestion } from './log-out.tsx';
import { railLink } from './office.css.ts';
import { bar, barCount, barEntry, barText, moreMenu, moreTools } from './office-bar.css.ts';
import { OfficeMenu } from './office-menu.tsx';
import type { OfficeEntry } from './use-office-entries.ts';

const NO_PROPS = {};
/** Ids of the most used pages. *More* opens the rest. */
const IN_BAR = ['teamOverview', 'teamManagement', 'dividend', 'platformMessages'] as const;

interface OfficeBarProps {
  entries: readonly OfficeEntry[];
  here: string | undefined;
}

/** Bottom bar of a phone: the most used pages, and *More* for the whole menu. */
export function OfficeBar({ entries, here }: OfficeBarProps) {
  const { t } = useTranslation('agent');
  const timeZone = useMerchantZone();
  const [opened, setOpened] = useState<'menu' | 'logOut'>();
  const close = () => setOpened(undefined);
  const shown = IN_BAR.flatMap((id) => {
    const entry = entries.find((one) => one.id === id);
    return entry?.to === undefined ? [] : [{ ...entry, id, to: entry.to }];
  });
  return (
    <nav className={bar} aria-label={t('bar.label')}>
      {shown.map(({ id, icon, to, count }) => (
        <Link key={id} className={barEntry} to={to} aria-current={id === here ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          <span className={barText}>{t(`bar.${id}`)}</span>
          <span className={barCount}>{count && <QuietScreen screen={count} props={NO_PROPS} />}</span>
        </Link>
      ))}
      <button type="button" className={barEntry} aria-haspopup="dialog" onClick={() => setOpened('menu')}>
        <Icon name="list" size={22} />
        <span className={barText}>{t('bar.more')}</span>
      </button>
      {opened === 'logOut' && <LogOutQuestion onClose={close} />}
      {opened === 'menu' && (
        <Dialog title={t('rail.label')} onClose={close}>
          <div className={moreTools}>
            <Clock timeZone={timeZone} />
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
          <div className={moreMenu}>
            <OfficeMenu entries={entries} here={here} onPress={close} />
            <Link className={railLink} to={paths.index}>
              <Icon name="arrow-left" size={18} />
              {t('rail.site')}
            </Link>
            <button type="button" className={railLink} aria-haspopup="dialog" onClick={() => setOpened('logOut')}>
              <Icon name="sign-out" size={18} />
              {t('header.logOut')}
            </button>
          </div>
        </Dialog>
      )}
    </nav>
  );
}
