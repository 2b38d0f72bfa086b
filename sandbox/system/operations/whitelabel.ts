import type { Handler } from '#sandbox/calls/call.ts';
import { moduleTree } from '#sandbox/process/modules.ts';

export const whitelabel: Handler<'whitelabel'> = ({ platform }) => ({ success: true, value: moduleTree(platform) });
