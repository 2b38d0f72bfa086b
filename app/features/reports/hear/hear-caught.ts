/**
 * Reports errors that an error boundary has caught; React only logs those to the console. @param page the page's
 * console
 */
export function hearCaught(
  hear: (problem: Error) => void,
  signal: AbortSignal,
  page: Pick<Console, 'error'> = console,
): void {
  const write = page.error;
  const watched: typeof write = (...written) => {
    write.apply(page, written);
    const problem = written.find((part) => part instanceof Error);
    if (problem && !signal.aborted) hear(problem);
  };
  page.error = watched;
  signal.addEventListener('abort', () => {
    if (page.error === watched) page.error = write;
  });
}
