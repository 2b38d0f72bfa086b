/** Stands in for modal dialogs in a test: jsdom implements the dialog element, but not its modal form. */
export function standInForModals(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
