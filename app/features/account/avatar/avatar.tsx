import { useState } from 'react';
import { avatar, picture } from './avatar.css.ts';
import { useMemberIcon } from './use-member-icon.ts';

interface AvatarProps {
  account: string;
  size?: keyof typeof avatar;
}

/**
 * The member's icon, or the first letter of the account without one. Decorative: the name is next to it or labels the
 * button around it.
 */
export function Avatar({ account, size = 'small' }: AvatarProps) {
  const icon = useMemberIcon();
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatar[size]} aria-hidden="true">
      {account.slice(0, 1).toLocaleUpperCase()}
      {icon && icon !== broken && <img className={picture} src={icon} alt="" onError={() => setBroken(icon)} />}
    </span>
  );
}
