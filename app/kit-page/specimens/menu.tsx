import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import type { Specimen } from '../specimen.ts';
import { roomBelow } from './specimen.css.ts';

function Actions() {
  return (
    <div className={roomBelow}>
      <Menu trigger={(props) => <Button {...props}>Account</Button>}>
        <MenuItem icon="wallet" onChoose={() => undefined}>
          Wallet
        </MenuItem>
        <MenuItem icon="sign-out" onChoose={() => undefined}>
          Log out
        </MenuItem>
      </Menu>
    </div>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('English');
  return (
    <div className={roomBelow}>
      <Menu trigger={(props) => <Button {...props}>{chosen}</Button>}>
        {['English', 'Filipino', 'Tiếng Việt'].map((name) => (
          <MenuItem key={name} checked={name === chosen} onChoose={() => setChosen(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

export const menu: Specimen = {
  about: 'A button that opens a list of actions or choices.',
  keys: 'Enter, Space and the arrow down open; arrows, Home, End and first letters move; Enter chooses; Escape closes and gives the focus back.',
  states: [
    { name: 'Actions', Show: Actions },
    { name: 'One of several', Show: Choices },
  ],
};
