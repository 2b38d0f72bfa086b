/**
 * PostgreSQL channel for notices of committed changes: `balance:<member>:<minor units>`, `messages:<member>`,
 * `sent:<message to a group>`, `over:<token hash>`, `elsewhere:<token hash>`. Sent by the triggers in the migrations.
 */
export const NOTICE_CHANNEL = 'sandbox_live';
