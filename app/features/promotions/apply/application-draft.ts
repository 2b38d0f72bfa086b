import { proxy, ref } from 'valtio';
import { type DraftKind, defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** Pictures that go with one application at most, as the specification says. */
export const MOST_PICTURES = 3;

/** An application that a person is in the middle of. */
export interface ApplicationDraft {
  comment: string;
  pictures: readonly File[];
}

const begin = (): ApplicationDraft => proxy<ApplicationDraft>({ comment: '', pictures: [] });

/** The application for a promotion. */
export function applicationDraft(promotionId: number): DraftKind<ApplicationDraft> {
  return defineDraft(`application-${promotionId}`, begin, {});
}

/** Puts a picture in a place, behind those that there are, or takes it away. */
export function putPicture(draft: ApplicationDraft, place: number, file: File | null): void {
  const others = draft.pictures.filter((_, index) => index !== place);
  // A file is not looked into for changes.
  draft.pictures = file ? [...others.slice(0, place), ref(file), ...others.slice(place)] : others;
}
