import { Menu } from '../../kit/menu/menu.tsx';
import { MenuItem } from '../../kit/menu/menu-item.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { MemberInfo } from '../../platform/contract.ts';
import { ScreenView } from '../../shell/loading/screen-view.tsx';
import { LOG_OUT } from '../../shell/modals/modal-ids.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useNavigate } from '../../shell/router/router.ts';
import { head, name, note, trigger, vip } from './account-menu.css.ts';
import { Avatar } from './avatar.tsx';
import { type AccountLink, keyOf, useAccountLinks, useFollow } from './use-account-links.ts';

/** Who is logged in, where to go from here, and the way out. */
export function AccountMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const modals = useModals();
  const links = useAccountLinks();
  return (
    <Menu
      trigger={(props) => (
        <button type="button" {...props} className={trigger} aria-label={t('menu', { account: member.account })}>
          <Avatar account={member.account} />
        </button>
      )}
    >
      <div className={head}>
        <span className={name}>{member.account}</span>
        {member.vipLabel && <span className={vip}>{member.vipLabel}</span>}
      </div>
      <MenuItem icon="user-circle" onChoose={() => navigate(paths.member)}>
        {t('entry.account')}
      </MenuItem>
      {links.map((link) => (
        <LinkItem key={keyOf(link)} link={link} />
      ))}
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
