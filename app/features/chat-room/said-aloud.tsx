import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** Milliseconds over which messages are batched, so that a busy room does not drown out everything else. */
const GATHERED = 4_000;

/** Announces others' new messages to screen readers: the text of one, the number of several. */
export function SaidAloud({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('chat-room');
  const [said, setSaid] = useState('');
  const heard = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = messages.at(-1)?.id;
  const say = useEffectEvent(() => {
    timer.current = undefined;
    const since = messages.filter(({ id, own }) => id > (heard.current ?? 0) && !own);
    heard.current = last;
    const [one] = since;
    if (!one) return;
    setSaid(since.length === 1 ? t('said', { name: one.from, text: one.text }) : t('new', { count: since.length }));
  });
  useEffect(() => {
    if (last === undefined) return;
    // Messages from before are not announced.
    heard.current ??= last;
    if (last > heard.current) timer.current ??= setTimeout(() => say(), GATHERED);
  }, [last]);
  useEffect(() => {
    // The component can be shown again after a notice has replaced it.
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return (
    <p role="status" className={visuallyHidden}>
      {said}
    </p>
  );
}
