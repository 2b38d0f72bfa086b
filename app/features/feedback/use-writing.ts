import { type RefObject, useRef, useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { faultOf, type Limits, type WritingFault } from './limits.ts';
import type { WritingDraft } from './writing-draft.ts';

export interface Writing {
  draft: WritingDraft;
  limits: Limits;
  /** How long a text is. */
  measure: (text: string) => number;
  /** @throws PlatformError */
  send: (content: string) => Promise<unknown>;
  /** Forgets the draft, which has been sent. */
  drop: () => void;
}

interface Sending {
  area: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  sent: boolean;
  /** Why it was not sent, where that is no fault of the text. */
  message: string | undefined;
  submit: () => Promise<void>;
}

/** Sends what was written, once for each time that a person means it. What could not be sent stays. */
export function useWriting({ draft, limits, measure, send, drop }: Writing): Sending {
  const { t } = useTranslation('feedback');
  const area = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState(false);
  const [message, setMessage] = useState<string>();
  const blame = (fault: WritingFault) => {
    draft.fault = fault;
    area.current?.focus();
  };
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    const content = draft.content.trim();
    const fault = faultOf(measure(content), limits);
    if (fault) return blame(fault);
    try {
      await send(content);
      drop();
      setSent(true);
    } catch (problem) {
      if (isAboutText(problem)) blame('fault.refused');
      else setMessage(describeProblem(problem, t));
    }
  });
  return { area, busy, sent, message, submit };
}

function isAboutText(problem: unknown): boolean {
  return problem instanceof PlatformError && problem.details.errorCode === 'invalid_field';
}
