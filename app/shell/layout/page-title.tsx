import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { sign, title } from './page-title.css.ts';

interface PageTitleProps {
  icon: IconName;
  children: string;
}

/** What a page of the lobby is; it can be given the focus when what had it is gone. */
export function PageTitle({ icon, children }: PageTitleProps) {
  return (
    <h1 className={title} tabIndex={-1}>
      <span className={sign}>
        <Icon name={icon} size={28} />
      </span>
      {children}
    </h1>
  );
}
