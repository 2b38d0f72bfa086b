import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { actions, bubble, line, menuButton, name, time } from './chat-room.css.ts';

interface MessageProps {
  message: ChatMessage;
  onReport: () => void;
  onHide: () => void;
}

/** A message with author and time. Messages of other players can be reported, and their authors hidden. */
export function Message({ message: { from, text, at, own }, onReport, onHide }: MessageProps) {
  const { t } = useTranslation('chat-room');
  const [open, setOpen] = useState(false);
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) choices.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const clock = useClock('time');
  return (
    <li className={line} data-own={own || undefined}>
      <div className={bubble}>
        <p className={name}>
          {own ? <span className={visuallyHidden}>{t('you')}</span> : <bdi>{from}</bdi>}
          <time className={time} dateTime={new Date(at).toISOString()}>
            {clock(at)}
          </time>
        </p>
        <p dir="auto">{text}</p>
      </div>
      {!own && (
        <span className={menuButton}>
          <IconButton
            icon="flag"
            label={t('more', { name: from })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
      {open && (
        <div ref={choices} id={id} className={actions}>
          <Button icon="flag" onClick={onReport}>
            {t('report')}
          </Button>
          <Button icon="eye-slash" onClick={onHide}>
            {t('hide', { name: from })}
          </Button>
        </div>
      )}
    </li>
  );
}
