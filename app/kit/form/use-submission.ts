import { useRef, useState } from 'react';

export interface Submission<Input extends unknown[]> {
  /** A submission is in progress. */
  busy: boolean;
  /** Runs the work unless it is already running, so that a double click or a double Enter sends one request. */
  submit: (...input: Input) => Promise<void>;
}

/** One submission at a time. The work handles its own failures. */
export function useSubmission<Input extends unknown[]>(work: (...input: Input) => Promise<void>): Submission<Input> {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const submit = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work(...input);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
