/** Stands in for the bytes of files in a test, which jsdom does not give access to. */
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
