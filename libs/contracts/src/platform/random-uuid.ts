/** Random UUID v4. `crypto.randomUUID` is missing on plain http outside localhost, for example in a LAN. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0]! % 16;
    return (digit === 'x' ? random : (random % 4) + 8).toString(16);
  });
}
