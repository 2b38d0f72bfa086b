/**
 * PostgreSQL channel on which a commit says what has changed for somebody: `balance:<member>:<minor units>`,
 * `messages:<member>:<unread>`, `over:<token hash>`, `elsewhere:<token hash>`. The triggers of the migrations send to it.
 */
export const NOTICE_CHANNEL = 'sandbox_live';
