import type { ReactNode } from 'react';
import * as prose from '#app/kit/text/prose.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { panel, title as titleStyle } from './state.css.ts';

interface EmptyProps {
  icon: IconName;
  title: string;
  text?: string;
  /** Offers a next step. */
  children?: ReactNode;
}

/** An empty list: explains why it is empty, and what to do. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className={panel}>
      <span className={prose.quiet}>
        <Icon name={icon} size={32} />
      </span>
      <p className={titleStyle}>{title}</p>
      {text && <p className={prose.quiet}>{text}</p>}
      {children}
    </div>
  );
}
