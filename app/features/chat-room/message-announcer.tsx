import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** Milliseconds over which messages are batched, so that a busy room does not drown out everything else. */
const BATCH_TIME = 4_000;

/** Announces others' new messages to screen readers: the text of one, the number of several. */
export function MessageAnnouncer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('chat-room');
  const [text, setText] = useState('');
  const announced = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = messages.at(-1)?.id;
  const announce = useEffectEvent(() => {
    timer.current = undefined;
    const since = messages.filter(({ id, own }) => id > (announced.current ?? 0) && !own);
    announced.current = last;
    const [one] = since;
    if (!one) return;
    setText(since.length === 1 ? t('said', { name: one.from, text: one.text }) : t('new', { count: since.length }));
  });
  useEffect(() => {
    if (last === undefined) return;
    // Messages from before the room was opened are not announced.
    announced.current ??= last;
    if (last > announced.current) timer.current ??= setTimeout(() => announce(), BATCH_TIME);
  }, [last]);
  useEffect(() => {
    // Clear the timer, because the component can mount again after a notice has replaced it.
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return (
    <p role="status" className={visuallyHidden}>
      {text}
    </p>
  );
}
