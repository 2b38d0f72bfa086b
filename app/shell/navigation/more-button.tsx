import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { link, moreButton } from './navigation.css.ts';

interface MoreButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The current page is in the menu. */
  isHere: boolean;
}

export function MoreButton({ isHere, ...rest }: MoreButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" {...rest} className={`${link} ${moreButton}`} aria-current={isHere || undefined}>
      {t('navigation.more')}
      <Icon name="caret-down" size={16} />
    </button>
  );
}
