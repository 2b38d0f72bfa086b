const PLACE = '\uFFFC';

interface NamedTextProps {
  /** Inserts a name into the sentence. */
  text: (name: string) => string;
  name: string;
}

/** A sentence with a typed name, which keeps its own text direction. */
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
