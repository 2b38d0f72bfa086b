import { proxy, ref } from 'valtio';

/** Pictures that go with one application at most, as the specification says. */
export const MOST_PICTURES = 3;

/** An application that a person is in the middle of. */
export interface ApplicationDraft {
  comment: string;
  pictures: readonly File[];
}

/** Applications by the promotion that they are for. */
export type ApplicationDrafts = Record<number, ApplicationDraft>;

export function beginApplications(): ApplicationDrafts {
  return proxy({});
}

/** The application for a promotion, begun where there is none. */
export function applicationFor(drafts: ApplicationDrafts, promotionId: number): ApplicationDraft {
  const known = drafts[promotionId];
  if (known) return known;
  const begun = proxy<ApplicationDraft>({ comment: '', pictures: [] });
  drafts[promotionId] = begun;
  return begun;
}

/** Puts a picture in a place, behind those that there are, or takes it away. */
export function putPicture(draft: ApplicationDraft, place: number, file: File | null): void {
  const others = draft.pictures.filter((_, index) => index !== place);
  // A file is not looked into for changes.
  draft.pictures = file ? [...others.slice(0, place), ref(file), ...others.slice(place)] : others;
}
