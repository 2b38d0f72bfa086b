import { useId } from 'react';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { formatAmount } from './format-amount.ts';
import {
  bar,
  barFill,
  barGround,
  levelAmount,
  levelHead,
  levelNote,
  levelShare,
  level as levelStyle,
  levels as levelsStyle,
  panel,
  panelHead,
  panelTitle,
} from './overview.css.ts';
import { formatShare } from './share.ts';

type Level = TeamOverview['levels'][number];

/** Each level's share of the team's turnover. */
export function Levels({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const titleId = useId();
  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('levels.title')}
        </h2>
        <p className={prose.note}>{t('levels.note')}</p>
      </div>
      <ul className={levelsStyle}>
        {team.levels.map((level) => (
          <LevelView key={level.level} level={level} team={team} />
        ))}
      </ul>
    </section>
  );
}

function LevelView({ level, team }: { level: Level; team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const count = new Intl.NumberFormat(tag);
  const money = (amount: MinorUnits) => formatAmount(amount, team.currency, tag);
  const whole = team.totals.turnover;
  const { members, activeMembers } = level;
  return (
    <li className={levelStyle}>
      <p className={levelHead}>
        {level.level === 0 ? t('levels.own') : t('levels.level', { level: level.level })}
        <span className={levelAmount}>{money(level.turnover)}</span>
        <span className={levelShare}>{formatShare(level.turnover, whole, tag)}</span>
      </p>
      <ShareBar share={whole > 0 ? level.turnover / whole : 0} />
      <p className={levelNote}>
        <span>
          {t('levels.active', {
            count: members,
            active: count.format(activeMembers),
            members: count.format(members),
          })}
        </span>
        <span>{t('levels.commission', { amount: money(level.commission) })}</span>
      </p>
    </li>
  );
}

/** A bar in SVG, because the site's CSP blocks inline `style` widths. The number is next to it. */
function ShareBar({ share }: { share: number }) {
  return (
    <svg className={bar} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className={barGround} width="100%" height="6" rx="3" />
      <rect className={barFill} width={`${Math.round(share * 1000) / 10}%`} height="6" rx="3" />
    </svg>
  );
}
