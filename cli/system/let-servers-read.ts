/** Lifts a strict mask such as 077, as the web server usually runs as another user. */
export function letServersRead(): void {
  process.umask(process.umask() & ~0o055);
}
