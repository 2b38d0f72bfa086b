/** For tests: jsdom's files do not give access to their bytes. */
export function standInForBytes(): void {
  Object.assign(Blob.prototype, { arrayBuffer });
}

function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve) => {
    reader.onload = () => reader.result instanceof ArrayBuffer && resolve(reader.result);
  });
}
