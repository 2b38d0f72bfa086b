/** Milliseconds after which a page that was about to be left is taken to stay, as with a download. */
const LEAVING_TIME = 5000;

/**
 * Loads a part of the page. Firefox gives up on files as soon as another page is asked for, seconds before this one goes:
 * what fails then is no failure that this page should show. It stays pending, and is loaded again if the page stays.
 */
export async function unlessLeft<Part>(load: () => Promise<Part>): Promise<Part> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // The second one is for a load that begins in between.
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) globalThis.addEventListener?.(event, leave);
  try {
    return await load();
  } catch (cause) {
    if (!isLeaving) throw cause;
  } finally {
    for (const event of events) globalThis.removeEventListener?.(event, leave);
  }
  await new Promise((later) => setTimeout(later, LEAVING_TIME));
  return unlessLeft(load);
}
