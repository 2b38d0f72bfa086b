import { Fragment, type ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { TeamHead } from '#schemas/generated/platform.ts';
import { Link, type LinkProps } from '../router/router.ts';
import { here, path as pathStyle, step, trail } from './account-path.css.ts';

interface AccountPathProps {
  /** Name of the path. */
  label: string;
  /** Undefined while loading. */
  head: Pick<TeamHead, 'account' | 'path'> | undefined;
  /** Address of an account's level; null stands for the agent's own. */
  levelOf: (account: string | null) => LinkProps['to'];
  /** What is said of the level's account. */
  children?: ReactNode;
}

/** Breadcrumb from the agent down to a level of its team. */
export function AccountPath({ label, head, levelOf, children }: AccountPathProps) {
  if (!head) return <p className={trail} aria-busy="true" />;
  return (
    <div className={trail}>
      <nav className={pathStyle} aria-label={label}>
        {head.path.slice(0, -1).map((above, index) => (
          <Fragment key={above}>
            <Link className={step} to={levelOf(index === 0 ? null : above)}>
              <bdi>{above}</bdi>
            </Link>
            <Icon name="caret-right" size={14} />
          </Fragment>
        ))}
        <bdi className={here} aria-current="page">
          {head.account}
        </bdi>
      </nav>
      {children}
    </div>
  );
}
