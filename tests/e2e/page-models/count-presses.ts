/** Attribute of a document's root with the number of presses. */
export const PRESSES = 'data-presses';

/**
 * Runs in a document, alone: counts what a person presses there. A press is a tap, or a click of the main button, on anything but a
 * field to type or to choose in; an Enter; a Space on a control; and a file that is chosen. What is typed and chosen is apart,
 * with the tap into its field. Scripts press nothing.
 * @param attribute `PRESSES`
 */
export function countPresses(root: Element, attribute: string): void {
  if (root.hasAttribute(attribute)) return;
  const page = root.ownerDocument;
  const TYPED = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"])';
  const CONTROL = 'button, [role="button"], a, summary, input[type="checkbox"], input[type="radio"]';
  const isOn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;
  let count = 0;
  const add = () => {
    count += 1;
    root.setAttribute(attribute, String(count));
  };
  root.setAttribute(attribute, '0');
  const pointer = (event: PointerEvent) => {
    if (event.isTrusted && event.isPrimary && event.button === 0 && !isOn(event, TYPED)) add();
  };
  const key = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.repeat || event.isComposing) return;
    if (event.key === 'Enter' ? !isOn(event, 'textarea') : event.key === ' ' && isOn(event, CONTROL)) add();
  };
  page.addEventListener('pointerdown', pointer, true);
  page.addEventListener('keydown', key, true);
  // A driver hands files over without the tap that opens their chooser.
  page.addEventListener('change', (event) => isOn(event, 'input[type="file"]') && add(), true);
}
