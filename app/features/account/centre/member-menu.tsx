import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ReserveSpace } from '#app/shell/frame/reserve-space.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { MEMBER_PAGE_GROUPS } from '#app/shell/slots/member-page-groups.ts';
import { rowIcon, rowLabel } from '../account-page.css.ts';
import { entry, entryEnd, groups, menuGroup } from './member-centre.css.ts';
import type { MemberPage } from './use-chosen-page.ts';

interface MemberMenuProps {
  ref: Ref<HTMLElement>;
  pages: readonly MemberPage[];
  here: string | undefined;
  /** Includes an entry for the account itself, when no feature contributes a page for it. */
  withAccount: boolean;
}

/** The menu of the member centre. */
export function MemberMenu({ ref, pages, here, withAccount }: MemberMenuProps) {
  const { t } = useTranslation('account');
  return (
    <nav ref={ref} className={groups} aria-label={t('centre')}>
      {MEMBER_PAGE_GROUPS.map((group) => {
        const entries = pages.filter((page) => page.group === group);
        const isAccountHere = withAccount && group === 'account';
        if (entries.length === 0 && !isAccountHere) return null;
        return (
          <ul key={group} className={menuGroup}>
            {isAccountHere && (
              <li>
                <Entry to={paths.member} icon="user-circle" isHere={here === undefined}>
                  {t('entry.account')}
                </Entry>
              </li>
            )}
            {entries.map((page) => (
              <PageEntry key={page.id} page={page} isHere={page.id === here} />
            ))}
          </ul>
        );
      })}
    </nav>
  );
}

function PageEntry({ page, isHere }: { page: MemberPage; isHere: boolean }) {
  const entryText = useEntryText();
  return (
    <li>
      <ReserveSpace pending={page.pending}>
        <Entry to={memberPath(page.id)} id={page.id} icon={page.icon} isHere={isHere} end={<Count page={page} />}>
          {entryText(page.namespace, page.label)}
        </Entry>
      </ReserveSpace>
    </li>
  );
}

function Count({ page }: { page: MemberPage }) {
  return page.count && !page.pending && <QuietScreen screen={page.count} props={{}} />;
}

interface EntryProps {
  to: string;
  id?: string;
  icon: IconName;
  isHere: boolean;
  end?: ReactNode;
  children: ReactNode;
}

function Entry({ to, id, icon, isHere, end, children }: EntryProps) {
  return (
    <Link className={entry} to={to} aria-current={isHere ? 'page' : undefined} data-page={id}>
      <span className={rowIcon}>
        <Icon name={icon} size={22} />
      </span>
      <span className={rowLabel}>{children}</span>
      {end}
      <span className={entryEnd}>
        <Icon name="caret-right" size={18} />
      </span>
    </Link>
  );
}
