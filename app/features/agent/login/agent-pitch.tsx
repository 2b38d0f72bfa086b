import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { lead, point, pointIcon, points, pointText, title } from './agent-pitch.css.ts';

const POINTS: readonly { id: 'support' | 'promoter' | 'reports'; icon: IconName }[] = [
  { id: 'support', icon: 'megaphone-simple' },
  { id: 'promoter', icon: 'calendar-check' },
  { id: 'reports', icon: 'chart-line-up' },
];

/** The headline and lead. */
export function PitchTitle() {
  const { t } = useTranslation('agent');
  return (
    <div>
      <p className={title}>{t('pitch.title')}</p>
      <p className={lead}>{t('pitch.lead', { brand: useBrand().name })}</p>
    </div>
  );
}

/** The benefits for agents. */
export function PitchPoints() {
  const { t } = useTranslation('agent');
  return (
    <ul className={points}>
      {POINTS.map(({ id, icon }) => (
        <li key={id} className={point}>
          <span className={pointIcon}>
            <Icon name={icon} size={22} />
          </span>
          <div>
            <p className={prose.strong}>{t(`pitch.${id}.title`)}</p>
            <p className={pointText}>{t(`pitch.${id}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
