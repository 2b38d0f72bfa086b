import type { ComponentProps } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { caret, head, icon as iconStyle, title as titleStyle } from './bulletin.css.ts';

interface BulletinTitleProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'title'> {
  icon: IconName;
  title: string;
}

/** Title button that opens its text. */
export function BulletinTitle({ icon, title, ...rest }: BulletinTitleProps) {
  return (
    <button type="button" className={head} {...rest}>
      <span className={iconStyle}>
        <Icon name={icon} size={18} />
      </span>
      <span className={titleStyle} dir="auto">
        {title}
      </span>
      <span className={caret}>
        <Icon name="caret-right" size={16} />
      </span>
    </button>
  );
}
