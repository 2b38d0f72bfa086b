/** Id of a part's section on the page. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
