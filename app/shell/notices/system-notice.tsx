import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { clockHour } from '#app/clock/clock-hour.ts';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { button } from '#app/kit/button/button.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import type { SystemStatus } from '#schemas/generated/platform.ts';
import { BrandScene } from '../layout/brand-scene.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { LIVE_CHAT } from '../modals/modal-ids.ts';
import { useLiveModal } from '../slots/use-live-modal.ts';
import type { closedBy } from '../status/closed-by.ts';
import { useMerchantZone } from '../status/use-merchant-zone.ts';
import { supportAddress } from '../support/support-address.ts';
import { useSupportPaths } from '../support/use-support-paths.ts';
import { actions, address, backAt, mark, page, panel, text, title } from './system-notice.css.ts';

const CLOCK = { minute: '2-digit', timeZoneName: 'shortOffset' } as const;
/** Left out today. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface SystemNoticeProps {
  status: SystemStatus;
  reason: NonNullable<ReturnType<typeof closedBy>>;
}

/** The page notice in place of the site, in the brand's scene: maintenance, or a restricted region. */
export function SystemNotice({ status, reason }: SystemNoticeProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  useRestoreSession();
  const { url, email } = brand.support;
  const paths = useSupportPaths(status.info.customerService);
  const support = supportAddress(...paths, url, email && `mailto:${email}`);
  const chat = useLiveModal(LIVE_CHAT);
  const [chatting, setChatting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It can replace the page at any time: moving the focus makes screen readers announce it.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main className={page} id="main" data-ground="dark">
      <BrandScene />
      <div className={panel}>
        <BrandMark className={mark} size={56} ground="dark" alt={brand.name} />
        <h1 ref={heading} className={title} tabIndex={-1}>
          {status.info.title || t(`notice.${reason}.title`)}
        </h1>
        <p className={text}>{status.info.text || t(`notice.${reason}.text`)}</p>
        {reason === 'region' && (
          <p className={text}>
            {t('notice.region.address')}{' '}
            <bdi className={address} dir="ltr">
              {status.location.ip}
            </bdi>
          </p>
        )}
        {reason === 'maintenance' && status.info.backAt && <BackAt time={status.info.backAt} />}
        <div className={actions}>
          {chat && (
            <Button look="primary" icon="chat-circle-dots" onClick={() => setChatting(true)}>
              {t('notice.chat')}
            </Button>
          )}
          {support && (
            <a className={button.outline} href={support}>
              <Icon name="headset" />
              {t('notice.support')}
            </a>
          )}
        </div>
      </div>
      {chat && chatting && (
        <ScreenView screen={chat.screen} props={{ close: () => setChatting(false) }} fallback={null} />
      )}
    </main>
  );
}

/** Restores the session once the site opens: it could not be checked while the site was closed. */
function useRestoreSession(): void {
  const session = useSessionService();
  useEffect(() => () => void session.restore(), [session]);
}

/** When the site opens again, on the merchant's clock, whose zone the visitor may not be in; nothing once that time has passed. */
function BackAt({ time }: { time: number }) {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const isOver = useAtNow((now) => time <= now);
  const timeZone = useMerchantZone();
  const { format: dayOf } = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
  const isToday = useAtNow((now) => dayOf(time) === dayOf(now));
  if (isOver) return null;
  const format = new Intl.DateTimeFormat(tag, { ...(!isToday && DAY), ...CLOCK, hour: clockHour(tag), timeZone });
  return (
    <p className={backAt}>
      <Icon name="timer" />
      <time dateTime={new Date(time).toISOString()}>
        {t('notice.maintenance.backAt', { time: format.format(time) })}
      </time>
    </p>
  );
}
