import { useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import type { Specimen } from '../specimen.ts';
import { line } from './specimen.css.ts';

const say = (minutes: number) => (minutes === 0 ? 'Time is over' : `${minutes} minutes left`);

function Code() {
  const clock = usePlatformClock();
  const [until, setUntil] = useState(() => clock.now() + 60_000);
  const [over, setOver] = useState(false);
  const again = () => {
    setOver(false);
    setUntil(clock.now() + 60_000);
  };
  return (
    <div className={line}>
      <Countdown until={until} say={say} onEnd={() => setOver(true)} />
      <Button busy={!over} onClick={again}>
        Send another code
      </Button>
    </div>
  );
}

function Draw() {
  const clock = usePlatformClock();
  const [until] = useState(() => clock.now() + 7_530_000);
  return <Countdown until={until} say={say} />;
}

export const countdown: Specimen = {
  about: 'The time until an instant. It is heard at whole minutes and at the end, and is right after a sleep.',
  states: [
    { name: 'A minute', Show: Code },
    { name: 'Hours', Show: Draw },
  ],
};
