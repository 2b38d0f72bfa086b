import { proxy, ref } from 'valtio';
import { type DraftKind, defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** The specification's limit of pictures for one application. */
export const MAX_PICTURES = 3;

/** An application in progress. */
export interface ApplicationDraft {
  comment: string;
  pictures: readonly File[];
}

const emptyDraft = (): ApplicationDraft => proxy<ApplicationDraft>({ comment: '', pictures: [] });

/** An empty application for a promotion. */
export function applicationDraft(promotionId: number): DraftKind<ApplicationDraft> {
  return defineDraft(`application-${promotionId}`, emptyDraft, {});
}

/** Puts a picture in a place, or after the last one, or removes it. */
export function putPicture(draft: ApplicationDraft, place: number, file: File | null): void {
  const others = draft.pictures.filter((_, index) => index !== place);
  // Files need no tracking of changes.
  draft.pictures = file ? [...others.slice(0, place), ref(file), ...others.slice(place)] : others;
}
