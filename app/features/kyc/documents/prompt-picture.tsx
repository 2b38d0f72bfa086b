import type { ReactNode } from 'react';
import { drawing, faint, ground, ink, sheet } from './documents-form.css.ts';
import type { ImageSide } from './image-sides.ts';

const DRAWINGS: Record<ImageSide, ReactNode> = {
  idCardFront: (
    <>
      <rect className={sheet} x="12" y="9" width="60" height="38" rx="4" />
      <circle className={ink} cx="27" cy="23" r="5" />
      <path className={ink} d="M18 37c0-5 4-8 9-8s9 3 9 8z" />
      <rect className={faint} x="42" y="18" width="24" height="3.5" rx="1.75" />
      <rect className={faint} x="42" y="26" width="24" height="3.5" rx="1.75" />
      <rect className={faint} x="42" y="34" width="15" height="3.5" rx="1.75" />
    </>
  ),
  idCardBack: (
    <>
      <rect className={sheet} x="12" y="9" width="60" height="38" rx="4" />
      <rect className={ink} x="12" y="15" width="60" height="8" />
      <rect className={faint} x="18" y="29" width="30" height="3.5" rx="1.75" />
      <rect className={faint} x="18" y="36" width="20" height="3.5" rx="1.75" />
      <path className={ink} d="M55 30h2v9h-2zm4 0h1v9h-1zm3 0h3v9h-3zm5 0h1v9h-1z" />
    </>
  ),
  idCardSelfie: (
    <>
      <circle className={ink} cx="36" cy="19" r="9" />
      <path className={ink} d="M16 52c0-12 9-20 20-20s20 8 20 20z" />
      <rect className={sheet} x="46" y="28" width="28" height="19" rx="3" />
      <circle className={ink} cx="53" cy="36" r="2.5" />
      <rect className={faint} x="59" y="33" width="11" height="2.5" rx="1.25" />
      <rect className={faint} x="59" y="38" width="7" height="2.5" rx="1.25" />
    </>
  ),
};

/** Illustration of the required picture. */
export function PromptPicture({ side }: { side: ImageSide }) {
  return (
    <svg className={drawing} viewBox="0 0 84 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={ground} width="84" height="56" />
      {DRAWINGS[side]}
    </svg>
  );
}
