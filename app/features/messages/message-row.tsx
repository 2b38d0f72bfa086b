import { knownZone } from '#app/clock/known-zone.ts';
import { box } from '#app/kit/field/field.css.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { Link } from '#app/shell/router/router.ts';
import type { Message } from '#schemas/generated/platform.ts';
import { dot, link, preview, row, tick, time, title, titleLine } from './message-row.css.ts';
import { Sender } from './sender.tsx';
import type { MessageAddress } from './use-message-address.ts';
import type { Selection } from './use-selection.ts';

interface MessageRowProps {
  message: Message;
  /** The merchant's zone, which the date filter uses too. */
  timeZone: string;
  address: MessageAddress;
  selection: Selection;
}

/** A list entry with a checkbox and a link to the message. */
export function MessageRow({ message, timeZone, address, selection }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const { tag } = useCurrentLanguage();
  const { id, isRead, createdAt } = message;
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: knownZone(timeZone) }).format(createdAt);
  const ticked = selection.has(id);
  const here = address.message === id;
  return (
    <li className={row} data-ticked={ticked} data-here={here}>
      <label className={tick}>
        <input
          type="checkbox"
          className={box}
          aria-label={t('select', { title: message.title })}
          checked={ticked}
          onChange={() => selection.toggle(id)}
        />
      </label>
      <Link
        className={link}
        to={address.withMessage(id)}
        state={KEEP_SCROLL}
        aria-current={here ? 'true' : undefined}
        data-message={id}
      >
        <span className={titleLine}>
          <span className={title} data-unread={!isRead}>
            {!isRead && (
              <span className={dot}>
                <span className={visuallyHidden}>{t('unreadMark')}</span>
              </span>
            )}
            <bdi>{message.title}</bdi>
          </span>
          <time className={time} dateTime={new Date(createdAt).toISOString()}>
            {clock}
          </time>
        </span>
        {message.from && <Sender from={message.from} />}
        <span className={preview}>
          <bdi>{message.preview}</bdi>
        </span>
      </Link>
    </li>
  );
}
