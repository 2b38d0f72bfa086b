import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { icon as iconStyle, title } from './page-title.css.ts';

interface PageTitleProps {
  icon: IconName;
  children: string;
}

/** Title of a lobby page. It is focusable, so it can take the focus from an element that was removed. */
export function PageTitle({ icon, children }: PageTitleProps) {
  return (
    <h1 className={title} tabIndex={-1}>
      <span className={iconStyle}>
        <Icon name={icon} size={28} />
      </span>
      {children}
    </h1>
  );
}
