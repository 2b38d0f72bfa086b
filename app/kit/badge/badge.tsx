import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

interface BadgeProps {
  tone?: keyof typeof badge;
  children: ReactNode;
}

/** A word or two about the thing beside it: its kind, its status. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={badge[tone]}>{children}</span>;
}
