import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { Link } from '#app/shell/router/router.ts';
import { row, rowIcon, rowLabel, rowText } from './account-page.css.ts';
import { type AccountLink, useFollow } from './use-account-links.ts';

interface AccountRowProps {
  icon: IconName;
  link?: AccountLink | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** One row of the account's list: a link, or a button for an action. */
export function AccountRow({ icon, link, onClick, children }: AccountRowProps) {
  const content = (
    <>
      <span className={rowIcon}>
        <Icon name={icon} size={22} />
      </span>
      <span className={rowText}>
        <span className={rowLabel}>{children}</span>
        {link?.note && <ScreenView screen={link.note} props={{}} fallback={null} />}
      </span>
      {link && (
        <span className={prose.quiet}>
          <Icon name={link.external ? 'arrow-square-out' : 'caret-right'} size={18} />
        </span>
      )}
    </>
  );
  return <li>{wrap(content, link, onClick)}</li>;
}

/** A row that a feature contributes. */
export function LinkRow({ link }: { link: AccountLink }) {
  const follow = useFollow();
  return (
    <AccountRow icon={link.icon} link={link} onClick={() => follow(link)}>
      {link.label}
    </AccountRow>
  );
}

function wrap(content: ReactNode, link: AccountLink | undefined, onClick: (() => void) | undefined) {
  if (link?.to && link.external) {
    return (
      <a className={row} href={link.to} target="_blank" rel="noopener">
        {content}
      </a>
    );
  }
  if (link?.to) {
    return (
      <Link className={row} to={link.to}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={row} onClick={onClick}>
      {content}
    </button>
  );
}
