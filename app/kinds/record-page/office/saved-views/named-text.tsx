const PLACE = '\uFFFC';

interface NamedTextProps {
  /** The sentence with a name in it. */
  text: (name: string) => string;
  name: string;
}

/** A sentence with a name that someone typed, which keeps a direction of its own. */
export function NamedText({ text, name }: NamedTextProps) {
  const [before, after] = text(PLACE).split(PLACE);
  return (
    <span>
      {before}
      <bdi>{name}</bdi>
      {after}
    </span>
  );
}
