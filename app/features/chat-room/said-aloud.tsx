import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** Milliseconds in which what is said is gathered: a lively room must not talk over everything else. */
const GATHERED = 4_000;

/** Says to whoever listens what others have said: the words of one message, the number of several. */
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
    // What was there before is read, not heard.
    heard.current ??= last;
    if (last > heard.current) timer.current ??= setTimeout(() => say(), GATHERED);
  }, [last]);
  useEffect(() => {
    // It may be shown again after a notice that stood in its place.
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
