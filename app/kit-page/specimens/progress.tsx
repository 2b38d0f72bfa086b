import { Progress } from '#app/kit/progress/progress.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Bars() {
  return (
    <div className={column}>
      <Progress label="Not begun" value={0} />
      <Progress label="Under way" value={13} max={20} />
      <Progress label="Done" value={1} />
    </div>
  );
}

export const progress: Specimen = {
  about: 'How far something is; the numbers stand beside it in words. It fills in the direction of reading.',
  states: [{ name: 'Empty, under way, full', Show: Bars }],
};
