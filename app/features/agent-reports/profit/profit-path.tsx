import { Fragment } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { TeamHead } from '#schemas/generated/platform.ts';
import { here, path as pathStyle, step } from './profit.css.ts';
import type { ProfitAddress } from './use-profit-address.ts';

interface ProfitPathProps {
  /** Undefined while loading. */
  head: TeamHead | undefined;
  address: ProfitAddress;
}

/** Breadcrumb from the agent down to the level. */
export function ProfitPath({ head, address }: ProfitPathProps) {
  const { t } = useTranslation('agent-reports');
  if (!head) return <p className={pathStyle} aria-busy="true" />;
  return (
    <nav className={pathStyle} aria-label={t('path')}>
      {head.path.slice(0, -1).map((above, index) => (
        <Fragment key={above}>
          <Link className={step} to={address.levelOf(index === 0 ? null : above)}>
            <bdi>{above}</bdi>
          </Link>
          <Icon name="caret-right" size={14} />
        </Fragment>
      ))}
      <bdi className={here} aria-current="page">
        {head.account}
      </bdi>
    </nav>
  );
}
