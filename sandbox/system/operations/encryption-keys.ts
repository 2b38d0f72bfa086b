import type { Handler } from '#sandbox/calls/call.ts';

export const encryptionKeys: Handler<'encryptionKeys'> = ({ platform }) => ({
  success: true,
  value: { keys: [platform.key.publicJwk], paths: platform.paths.jwk },
});
