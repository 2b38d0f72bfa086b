/** An answer of the platform. */
export interface PlatformAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: string | Buffer;
}

/**
 * Pace of the body on its way to the site.
 * - `cut`: the connection ends in the middle; `drip`: some bytes, then a few each second until the fault ends
 * - `hang`: nothing until the fault ends, then the honest answer; `lost`: nothing, ever
 * - `late`: the answer, after two seconds; `reset`: the connection ends without an answer
 */
type Pace = 'cut' | 'drip' | 'hang' | 'lost' | 'late' | 'reset';

export interface HostileAnswer extends PlatformAnswer {
  pace?: Pace;
}

/** One way in which a platform misbehaves. */
export interface Mode {
  name: string;
  /**
   * Makes the answer that the site gets in place of an honest one, whose body is JSON.
   * @param turn how many answers the mode has changed before this one
   */
  answer(honest: PlatformAnswer, turn: number): HostileAnswer;
  /** Report of the browser when a defence of the site's own blocks the attack, which is not an error of the site. */
  blocked?: RegExp;
  /** Whether pictures are attacked, which the browser loads only for such modes. */
  pictures?: true;
}

/** Called by every script of the platform that runs. */
export const ALARM = 'platformScriptRan';

/** A host that only a hostile platform names. No page may ask it for anything. */
export const HOSTILE_HOST = 'hostile.example';
