/** Of a PDF that is drawn: they stand one under the other and stay readable. docs/rules/uploads.md#pictures */
export const MOST_PDF_PAGES = 3;

const STREAM = /stream\r?\n/g;
/** So many streams of objects are looked at. */
const MOST_STREAMS = 200;

/**
 * How many pages a PDF says that it has, or null where that is not readable (a password, a rare filter): the newest root of its
 * tree of pages counts. Only a hint for browsers; the API opens the file.
 */
export async function statedPdfPages(bytes: Uint8Array): Promise<number | null> {
  const text = new TextDecoder('latin1').decode(bytes);
  const plain = [...text.matchAll(/\bobj\b[^]*?\bendobj\b/g)].map(({ index: at, 0: object }) => ({ at, object }));
  const packed = (await unpacked(text, bytes)).flatMap(objectsOf);
  // What is changed later stands further on in the file.
  const counts = [...plain, ...packed].sort((a, b) => a.at - b.at).flatMap(({ object }) => rootCount(object) ?? []);
  return counts.at(-1) ?? null;
}

/** The root alone has no parent. */
function rootCount(object: string): number | null {
  if (!/\/Type\s*\/Pages\b/.test(object) || /\/Parent\b/.test(object)) return null;
  const count = /\/Count\s+(\d+)\b(?!\s+\d+\s+R\b)/.exec(object)?.[1];
  return count === undefined ? null : Number(count);
}

interface Packed {
  at: number;
  header: string;
  content: string;
}

/** Since PDF 1.5 objects may stand in compressed streams. */
async function unpacked(text: string, bytes: Uint8Array): Promise<Packed[]> {
  const found: Packed[] = [];
  for (const { index } of [...text.matchAll(/\/Type\s*\/ObjStm\b/g)].slice(0, MOST_STREAMS)) {
    STREAM.lastIndex = index;
    const start = STREAM.exec(text);
    const end = start ? text.indexOf('endstream', STREAM.lastIndex) : -1;
    if (!start || end < 0) continue;
    const header = text.slice(text.lastIndexOf('obj', index), start.index);
    const content = await inflated(bytes.subarray(STREAM.lastIndex, end));
    if (content !== null) found.push({ at: index, header, content });
  }
  return found;
}

function objectsOf({ at, header, content }: Packed): { at: number; object: string }[] {
  const first = Number(/\/First\s+(\d+)/.exec(header)?.[1]);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  const places = numbers.filter((_, n) => n % 2 === 1);
  return places.map((place, n) => ({
    at,
    object: content.slice(first + place, first + (places[n + 1] ?? content.length)),
  }));
}

/** What came out before bytes that follow the stream, such as the end of its line. */
async function inflated(bytes: Uint8Array): Promise<string | null> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  const decoder = new TextDecoder('latin1');
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return text || null;
  }
}
