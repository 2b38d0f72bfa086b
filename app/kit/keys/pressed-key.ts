/** Key code of a key that an input method handles, in every engine. */
const HANDLED_BY_INPUT_METHOD = 229;

/** A key event of the browser, or React's around it. */
interface KeyEvent {
  key: string;
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/**
 * The key of a press; empty for one that belongs to an input method, whose Enter, Escape and arrows choose among its own
 * candidates. Chromium and Firefox mark such a press with `isComposing`. WebKit ends the composition before it sends the
 * press that ended it, so only the key code tells: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function pressedKey(event: KeyEvent): string {
  const { isComposing } = event.nativeEvent ?? event;
  return isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD ? '' : event.key;
}
