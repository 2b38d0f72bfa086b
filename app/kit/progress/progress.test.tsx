// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Progress } from './progress.tsx';

afterEach(cleanup);

it('has a name, and reports its value', () => {
  showPart(
    <>
      <h2 id="challenge">Seven days of reels</h2>
      <Progress labelledBy="challenge" value={13} max={20} />
    </>,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Seven days of reels' });
  expect([bar.value, bar.max]).toEqual([13, 20]);
  showPart(<Progress label="Sending" value={0.5} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending' }).max).toBe(1);
});
