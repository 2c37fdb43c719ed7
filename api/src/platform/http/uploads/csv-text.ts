const FIRST_LINE = 1;
/** How files begin that are often taken for a CSV. */
const OTHERS = [
  ['PK\u0003\u0004', 'Excel'],
  ['%PDF', 'PDF'],
] as const;

/** The text of a CSV file in UTF-8, with or without a byte order mark, or what is wrong with the file and in which line. */
export function decodeCsv(bytes: Buffer): { text: string } | { line: number; message: string } {
  const other = OTHERS.find(([magic]) => bytes.subarray(0, magic.length).toString('latin1') === magic);
  if (other)
    return refused(FIRST_LINE, `Ini berkas ${other[1]}, bukan CSV. Simpan atau unduh sebagai CSV, lalu unggah lagi`);
  const isUtf16 = ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex')) || bytes.subarray(0, 200).includes(0);
  if (isUtf16) return refused(FIRST_LINE, 'Berkas ini UTF-16. Simpan sebagai "CSV UTF-8", lalu unggah lagi');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused(firstForeignLine(bytes), 'Ada huruf yang bukan UTF-8. Simpan sebagai "CSV UTF-8", lalu unggah lagi');
  }
}

/** The line of the first byte that is not UTF-8. A line break is the same byte in all the likely encodings. */
function firstForeignLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const until = end < 0 ? bytes.length : end;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(from, until));
    } catch {
      return line;
    }
    from = until + 1;
  }
  return FIRST_LINE;
}

/** The line at which the parser of csv-parse has stopped. */
export const lineOfTrouble = (error: unknown): number => (error as { lines?: number }).lines ?? FIRST_LINE;

const refused = (line: number, message: string) => ({ line, message });
