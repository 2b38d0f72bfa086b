import { useBrand } from '#app/brand/brand-context.tsx';
import { Card } from '#app/kit/card/card.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { lead, note } from '../care.css.ts';
import { CareHelpLines } from './care-help-lines.tsx';
import { heading, padded } from './help.css.ts';
import { links, outLink } from './help-lines.css.ts';

/** Programs that block gambling sites on a device. */
const BLOCKERS = [
  { name: 'BetBlocker', url: 'https://betblocker.org' },
  { name: 'Gamban', url: 'https://gamban.com' },
  { name: 'GamBlock', url: 'https://www.gamblock.com' },
] as const;

/** Independent help lines, and software that blocks gambling sites. */
export function HelpCard() {
  const { t } = useTranslation('player-care');
  const { name: brand } = useBrand();
  return (
    <Card title={t('help.title')}>
      <p className={lead}>{t('help.text', { brand })}</p>
      <div className={padded}>
        <CareHelpLines />
        <h3 className={heading}>{t('help.blockers')}</h3>
        <p className={note}>{t('help.blockersText')}</p>
        <p className={links}>
          {BLOCKERS.map(({ name, url }) => (
            <a key={name} className={outLink} href={url} rel="noopener" target="_blank">
              <bdi dir="ltr">{name}</bdi>
              <Icon name="arrow-square-out" size={16} />
            </a>
          ))}
        </p>
      </div>
    </Card>
  );
}
