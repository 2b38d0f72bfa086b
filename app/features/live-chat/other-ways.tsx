import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { supportAddress } from '#app/shell/support/support-address.ts';

/** Other ways to reach customer service when the chat is unavailable. */
export function OtherWays({ words }: { words: 'closed' | 'foreign' }) {
  const { t } = useTranslation('live-chat');
  return (
    <Empty icon="headset" title={t(`${words}.title`)} text={t(`${words}.text`)}>
      <OtherWay />
    </Empty>
  );
}

/** Customer service by email or on its own website; empty where the brand has neither. */
export function OtherWay() {
  const { t } = useTranslation('live-chat');
  const { email, url } = useBrand().support;
  const address = supportAddress(email && `mailto:${email}`, url);
  if (!address) return null;
  return (
    <a className={button.outline} href={address}>
      <Icon name={email ? 'envelope-simple' : 'arrow-square-out'} />
      {t(email ? 'email' : 'help')}
    </a>
  );
}
