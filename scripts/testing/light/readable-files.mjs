/** jsdom has no `Blob.arrayBuffer`. @param File of jsdom */
export function readableFiles(File) {
  Object.getPrototypeOf(File).prototype.arrayBuffer = async function arrayBuffer() {
    const inner = Object.getOwnPropertySymbols(this).find(({ description }) => description === 'impl');
    return Uint8Array.from(this[inner]._buffer).buffer;
  };
}
