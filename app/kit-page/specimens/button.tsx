import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import type { Specimen } from '../specimen.ts';
import { column, line } from './specimen.css.ts';

function Looks() {
  return (
    <div className={line}>
      <Button look="primary">Deposit</Button>
      <Button>Withdraw</Button>
      <Button look="danger">End contract</Button>
      <Button look="plain">Forgot password?</Button>
      <Button look="call">Play now</Button>
    </div>
  );
}

function WithIcons() {
  return (
    <div className={line}>
      <Button look="primary" icon="wallet">
        Deposit
      </Button>
      <Button icon="arrow-clockwise">Try again</Button>
      <IconButton icon="magnifying-glass" label="Search" />
      <IconButton icon="x" label="Close" />
    </div>
  );
}

function Busy() {
  return (
    <div className={line}>
      <Button look="primary" busy>
        Log in
      </Button>
      <Button busy>Send code</Button>
    </div>
  );
}

function Whole() {
  return (
    <div className={column}>
      <Button look="primary" large wide>
        Create account
      </Button>
      <Button wide>Log in instead</Button>
    </div>
  );
}

export const button: Specimen = {
  about: 'One primary button on a screen, for the one action that matters; the rest is outline or plain.',
  keys: 'Enter and Space press it. A busy button keeps the focus and does nothing.',
  states: [
    { name: 'Looks', Show: Looks },
    { name: 'With icons', Show: WithIcons },
    { name: 'Busy', Show: Busy },
    { name: 'Large, as wide as its place', Show: Whole },
  ],
};
