import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { VIP_LEVEL } from '#app/shell/member/vip-level.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { vip } from './account-page.css.ts';

/** The member's level. The link to it focuses it, and says so if the account has none. */
export function VipLevel({ level }: { level: string }) {
  const { t } = useTranslation('account');
  const { hash, key } = useLocation();
  const isAsked = hash === `#${VIP_LEVEL}`;
  const line = useRef<HTMLParagraphElement>(null);
  // The page may load after the navigation has looked for the anchor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies a navigation, even one to the current page.
  useEffect(() => {
    if (isAsked) line.current?.focus();
  }, [isAsked, key]);
  if (!level && !isAsked) return null;
  return (
    <p ref={line} id={VIP_LEVEL} tabIndex={-1} className={vip}>
      {level ? t('vip.level', { level }) : t('vip.none')}
    </p>
  );
}
