/** A masked name as a page shows it: 'R************n' becomes 'R***n', which is easier to read and hides its length. */
export const shortMask = (name: string): string => name.replace(/\*{4,}/, '***');
