import { proxy, ref } from 'valtio';
import { type DraftKind, defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** Maximum number of pictures in the specification. */
export const MAX_PICTURES = 3;

export interface ApplicationDraft {
  comment: string;
  pictures: readonly File[];
}

const emptyDraft = (): ApplicationDraft => proxy<ApplicationDraft>({ comment: '', pictures: [] });

/** The draft of an application, one per promotion. */
export function applicationDraft(promotionId: number): DraftKind<ApplicationDraft> {
  return defineDraft(`application-${promotionId}`, emptyDraft, {});
}

/** Replaces the picture at `position`, appends it, or removes it if `file` is null. */
export function putPicture(draft: ApplicationDraft, position: number, file: File | null): void {
  const others = draft.pictures.filter((_, index) => index !== position);
  // `ref` keeps the proxy from tracking the file.
  draft.pictures = file ? [...others.slice(0, position), ref(file), ...others.slice(position)] : others;
}
