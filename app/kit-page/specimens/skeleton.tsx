import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import type { Specimen } from '../specimen.ts';
import { bone, boneBlock, column } from './specimen.css.ts';

function Lines() {
  return (
    <div className={column}>
      <Skeleton className={bone} />
      <Skeleton className={bone} />
    </div>
  );
}

export const skeleton: Specimen = {
  about: 'The shape of what is on its way. It does not breathe under reduced motion, and screen readers skip it.',
  states: [
    { name: 'Lines', Show: Lines },
    { name: 'Block', Show: () => <Skeleton className={boneBlock} /> },
  ],
};
