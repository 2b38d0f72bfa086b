import { Fragment } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import { Link } from '#app/shell/router/router.ts';
import type { TeamHead } from '#schemas/generated/platform.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { about, here, path as pathStyle, step, trail } from './level.css.ts';

interface LevelPathProps {
  /** Undefined while loading. */
  head: TeamHead | undefined;
  address: TeamAddress;
}

/** Breadcrumb from the agent down to the level, with the facts of the level's account. */
export function LevelPath({ head, address }: LevelPathProps) {
  const { t } = useTranslation('agent-team');
  const rate = useRateText();
  if (!head) return <p className={trail} aria-busy="true" />;
  const { account, path, level, directs } = head;
  const values = { level, rate: rate(head.rate), directs: t('directs', { count: directs }) };
  return (
    <div className={trail}>
      <nav className={pathStyle} aria-label={t('path')}>
        {path.slice(0, -1).map((above, index) => (
          <Fragment key={above}>
            <Link className={step} to={address.levelOf(index === 0 ? null : above)}>
              <bdi>{above}</bdi>
            </Link>
            <Icon name="caret-right" size={14} />
          </Fragment>
        ))}
        <bdi className={here} aria-current="page">
          {account}
        </bdi>
      </nav>
      <p className={about}>
        {level === 0 ? t('ownLevel', values) : t('level', { ...values, type: t(`kind.${statusOfType(head.type)}`) })}
      </p>
    </div>
  );
}
