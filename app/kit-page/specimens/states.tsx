import { Button } from '#app/kit/button/button.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import type { Specimen } from '../specimen.ts';

function Nothing() {
  return (
    <Empty icon="ticket" title="No bets yet" text="Bets that you place in the last 30 days stand here.">
      <Button>Browse games</Button>
    </Empty>
  );
}

function Failed() {
  return <Problem title="The list did not load" text="The connection was lost." onAction={() => undefined} />;
}

export const states: Specimen = {
  about: 'A list with nothing in it says why and what to do; one that failed says how to go on.',
  states: [
    { name: 'Empty', Show: Nothing },
    { name: 'Failed', Show: Failed },
  ],
};
