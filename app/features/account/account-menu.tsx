import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { useUnreadCount } from '#app/shell/messages/use-unread-count.ts';
import { LOG_OUT } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { badge, divider, head, name, note, trigger } from './account-menu.css.ts';
import { Avatar } from './avatar/avatar.tsx';
import { type AccountLink, keyOf, useAccountLinks, useFollow } from './use-account-links.ts';

/** The account's name, links and log-out. */
export function AccountMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const modals = useModals();
  const links = useAccountLinks();
  const { count, inbox } = useUnreadCount();
  const unread = t('unread', { count });
  const label = [t('menu', { account: member.account }), count > 0 && unread].filter(Boolean).join(', ');
  return (
    <Menu
      trigger={(props) => (
        <button type="button" {...props} className={trigger} aria-label={label}>
          <Avatar account={member.account} />
          <span className={badge}>
            <CountBadge count={count} label={unread} bounded />
          </span>
        </button>
      )}
    >
      <div className={head}>
        <span className={name}>
          <bdi>{member.account}</bdi>
        </span>
        {member.vipLabel && <span className={prose.aside}>{member.vipLabel}</span>}
      </div>
      {inbox && count > 0 && (
        <MenuItem icon="envelope-simple" onChoose={() => navigate(memberPath(inbox.id))}>
          {unread}
        </MenuItem>
      )}
      <MenuItem icon="user-circle" onChoose={() => navigate(paths.member)}>
        {t('entry.account')}
      </MenuItem>
      {links.map((link) => (
        <LinkItem key={keyOf(link)} link={link} />
      ))}
      <hr className={divider} />
      <MenuItem icon="sign-out" onChoose={() => modals.open(LOG_OUT)}>
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}

function LinkItem({ link }: { link: AccountLink }) {
  const follow = useFollow();
  return (
    <MenuItem icon={link.icon} onChoose={() => follow(link)}>
      {link.label}
      {link.note && (
        <span className={note}>
          <ScreenView screen={link.note} props={{}} fallback={null} />
        </span>
      )}
    </MenuItem>
  );
}
