import { avatar } from './avatar.css.ts';

interface AvatarProps {
  account: string;
  size?: keyof typeof avatar;
}

/** The first letter of the account's name; the name itself stands beside it or on the button around it. */
export function Avatar({ account, size = 'small' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true">
      {account.slice(0, 1).toLocaleUpperCase()}
    </span>
  );
}
