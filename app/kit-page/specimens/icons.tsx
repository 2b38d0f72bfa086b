import { Icon } from '#app/kit/icon/icon.tsx';
import { iconNames } from '#app/kit/icon/icon-name.ts';
import type { Specimen } from '../specimen.ts';
import { iconSample, line, sheet } from './specimen.css.ts';

function All() {
  return (
    <ul className={sheet}>
      {iconNames.map((name) => (
        <li key={name} className={iconSample}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Sizes() {
  return (
    <div className={line}>
      <Icon name="wallet" size={14} />
      <Icon name="wallet" />
      <Icon name="wallet" size={32} />
    </div>
  );
}

export const icons: Specimen = {
  about: 'Phosphor icons in the colour of the text around them. Their meaning is in text beside them; arrows mirror.',
  states: [
    { name: 'Sizes', Show: Sizes },
    { name: 'All', Show: All },
  ],
};
