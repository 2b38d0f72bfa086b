import type { ServeControl } from '../hooks/control-calls.ts';
import { JUDGEMENTS, type Judgement, judgeApplication } from './judge-application.ts';

const JUDGEMENT_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'promotionId', 'status'],
  properties: {
    account: { type: 'string', maxLength: 255 },
    promotionId: { type: 'integer' },
    status: { enum: JUDGEMENTS },
  },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: Judgement }>('/promotion', { schema: { body: JUDGEMENT_BODY } }, ({ body }) =>
    judgeApplication(platform, body),
  );
};
