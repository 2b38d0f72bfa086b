import { avatar } from './avatar.css.ts';

interface AvatarProps {
  account: string;
  size?: keyof typeof avatar;
}

/** The first letter of the account's name. Decorative: the name is next to it or labels the button around it. */
export function Avatar({ account, size = 'small' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true">
      {account.slice(0, 1).toLocaleUpperCase()}
    </span>
  );
}
