import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { Choice } from './choice.ts';
import type { FieldWords } from './field-words.ts';
import { Group } from './group.tsx';

interface CheckboxGroupProps extends FieldWords {
  choices: readonly Choice[];
  /** Values of the checked choices. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** Any number of choices, reported in display order. */
export function CheckboxGroup({ choices, value, onChange, name, disabled, readOnly, ...words }: CheckboxGroupProps) {
  const id = useId();
  const toggle = (toggled: string) => {
    const after = value.includes(toggled) ? value.filter((one) => one !== toggled) : [...value, toggled];
    onChange(choices.map((choice) => choice.value).filter((one) => after.includes(one)));
  };
  return (
    <Group {...words} id={id} disabled={disabled}>
      <div>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            name={name}
            value={choice.value}
            checked={value.includes(choice.value)}
            disabled={choice.disabled}
            readOnly={readOnly}
            help={choice.help}
            aria-invalid={words.error ? true : undefined}
            onChange={() => toggle(choice.value)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}
