import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/shell/router/router.ts';
import { back } from './back-link.css.ts';

/** Above a page's title: the way back to where it was opened. */
export function BackLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className={back} to={to}>
      <Icon name="caret-left" size={16} />
      {name}
    </Link>
  );
}
