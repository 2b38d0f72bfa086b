import type { WebDriver } from 'selenium-webdriver';

/** Milliseconds in which a driver answers, however busy the machine is. */
const LONGEST = 30_000;

/** Commands in a row without an answer after which the driver, and no answer of it, is lost. */
const HANGS = 2;

export interface Answers {
  /** Whether the last answer was lost. */
  isLost(): boolean;
  /** Whether the driver is stuck: nothing more can be asked, not even that it ends. */
  areOver(): boolean;
}

/**
 * Ends the wait for an answer that does not come. WebKit's driver loses one now and then, and WebKit's own runner ends such a
 * wait too (WebKit/WebKit#73421). Without this a journey's whole time runs out, with no word of the command, and then the time
 * of its teardown.
 */
export function watchAnswers(driver: WebDriver): Answers {
  const { execute } = driver;
  let lost = 0;
  driver.execute = async (command) => {
    if (lost >= HANGS) throw new AnswerLost(`WebKit's driver is stuck, and is not asked for ${command.getName()}.`);
    const result = await answered(execute.call(driver, command), command.getName(), () => {
      lost += 1;
    });
    lost = 0;
    return result;
  };
  return { isLost: () => lost > 0, areOver: () => lost >= HANGS };
}

/** What the driver answers. @throws AnswerLost when it does not, after `giveUp` is called */
export async function answered<Value>(answer: Promise<Value>, name: string, giveUp: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new AnswerLost(`WebKit's driver did not answer ${name} in ${LONGEST / 1000} s.`));
    }, LONGEST);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The driver did not say how a command has ended; the page may have done it. */
export class AnswerLost extends Error {}
