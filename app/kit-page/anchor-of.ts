/** Id of a part's place on the page. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
