import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { change, fall, rise } from './overview.css.ts';
import { formatShare } from './share.ts';

interface ChangeProps {
  now: number;
  before: number;
  /** The figure before, as text. */
  beforeText: string;
}

/** How a figure differs from the period before: by arrow and words as well as by colour. */
export function Change({ now, before, beforeText }: ChangeProps) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const difference = now - before;
  if (difference === 0) return <span className={change}>{t('change.same', { before: beforeText })}</span>;
  const share = before > 0 ? formatShare(Math.abs(difference), before, tag) : null;
  const word = difference > 0 ? 'more' : 'less';
  return (
    <span className={change}>
      {share && (
        <span className={difference > 0 ? rise : fall}>
          <Icon name={difference > 0 ? 'trend-up' : 'trend-down'} size={14} /> {t(`change.${word}`, { share })}
        </span>
      )}
      <span>{t('change.before', { before: beforeText })}</span>
    </span>
  );
}
