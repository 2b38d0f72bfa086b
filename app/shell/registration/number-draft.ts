import { defineDraft } from '../drafts/draft-kind.ts';
import { createSmsCodeDraft, SMS_CODE_RETENTION } from '../sms-code/sms-code-draft.ts';

/** One draft for every way to register, so that no number is typed twice. The sheet closes it, not its fields. */
export const numberDraft = defineDraft('registration-number', createSmsCodeDraft, SMS_CODE_RETENTION);
