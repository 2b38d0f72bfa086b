import { type RefObject, useRef, useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { faultOf, type Limits, type WritingFault } from './limits.ts';
import type { WritingDraft } from './writing-draft.ts';

export interface Writing {
  draft: WritingDraft;
  limits: Limits;
  /** Measures the length of a text. */
  measure: (text: string) => number;
  /** Sends the text. @throws PlatformError */
  send: (content: string) => Promise<unknown>;
  /** Drops the draft once it is sent. */
  drop: () => void;
}

interface Sending {
  area: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  sent: boolean;
  /** The error of the last attempt if it does not concern the text. */
  message: string | undefined;
  submit: () => Promise<void>;
}

/** Sends a text once per submission. The text stays after a failed call. */
export function useWriting({ draft, limits, measure, send, drop }: Writing): Sending {
  const { t } = useTranslation('feedback');
  const area = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState(false);
  const [message, setMessage] = useState<string>();
  const showFault = (fault: WritingFault) => {
    draft.fault = fault;
    area.current?.focus();
  };
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    const content = draft.content.trim();
    const fault = faultOf(measure(content), limits);
    if (fault) return showFault(fault);
    try {
      await send(content);
      drop();
      setSent(true);
    } catch (problem) {
      if (isAboutText(problem)) showFault('fault.refused');
      else setMessage(describeProblem(problem, t));
    }
  });
  return { area, busy, sent, message, submit };
}

function isAboutText(problem: unknown): boolean {
  return errorCodeOf(problem) === 'invalid_field';
}
