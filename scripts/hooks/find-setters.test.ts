import { expect, it } from 'vitest';
import { findSetters } from './find-setters.ts';

it('reports a setter that is not named after its value', () => {
  const code = 'const [chosen, choose] = useState<string>();\nconst [isOpen, setOpen] = useState(false);';
  expect(findSetters('a.ts', code)).toEqual([
    { line: 1, name: 'choose', expected: 'setChosen' },
    { line: 2, name: 'setOpen', expected: 'setIsOpen' },
  ]);
});

it('accepts setX, a value without a setter, a setter without a value, and other pairs', () => {
  const code = `
    const [isOpen, setIsOpen] = useState(false);
    const [today] = useState(() => new Date());
    const [, setOver] = useState(0);
    const [draft, drop] = useDraft(answerDraft);`;
  expect(findSetters('a.ts', code)).toEqual([]);
});
