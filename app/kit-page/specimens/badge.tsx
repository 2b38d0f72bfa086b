import { Badge } from '#app/kit/badge/badge.tsx';
import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { DotBadge } from '#app/kit/badge/dot-badge.tsx';
import type { Specimen } from '../specimen.ts';
import { line } from './specimen.css.ts';

function Labels() {
  return (
    <div className={line}>
      <Badge tone="accent">Agent</Badge>
      <Badge>Member</Badge>
      <Badge tone="quiet">Trial</Badge>
      <Badge tone="win">Paid out</Badge>
      <Badge tone="danger">Refused</Badge>
    </div>
  );
}

function Large() {
  return (
    <div className={line}>
      <Badge large tone="solid" icon="gift-fill">
        Claim now
      </Badge>
      <Badge large tone="accent" icon="hourglass-medium">
        In review
      </Badge>
      <Badge large tone="win" icon="check-circle-fill">
        Claimed
      </Badge>
    </div>
  );
}

function Counts() {
  return (
    <div className={line}>
      <CountBadge count={5} label="5 unread messages" />
      <CountBadge count={42} label="42 unread messages" />
      <CountBadge count={128} label="128 unread messages" />
    </div>
  );
}

function Dot() {
  return (
    <div className={line}>
      Promotions <DotBadge label="New" />
    </div>
  );
}

export const badge: Specimen = {
  about: 'A word about the thing beside it, how many wait, or that something is new. Counts are said with their noun.',
  states: [
    { name: 'Labels', Show: Labels },
    { name: 'Large, with an icon', Show: Large },
    { name: 'Counts', Show: Counts },
    { name: 'Dot', Show: Dot },
  ],
};
