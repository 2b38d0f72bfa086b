import { defineDraft } from '../drafts/draft-kind.ts';
import { createSmsCodeDraft, SMS_CODE_KEEPINGS } from '../sms-code/sms-code-draft.ts';

/** One number for every way to register, so that none is typed twice. It is closed by the sheet, not by its fields. */
export const numberDraft = defineDraft('registration-number', createSmsCodeDraft, SMS_CODE_KEEPINGS);
