/** Number of the content of the page; further objects follow. */
export const FIRST_OBJECT = 4;

export const streamOf = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/**
 * A PDF of one page of the size A4. `objects`: its content and what else it needs, from `FIRST_OBJECT`; `trailer`,
 * `page` and `catalog`: entries that stand there beside the usual ones.
 */
export function pdfOf(objects: (Buffer | string)[], trailer = '', page = '', catalog = ''): Buffer {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox[0 0 595 842]';
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${box}/Contents ${FIRST_OBJECT} 0 R${page}>>`,
    ...objects,
  ];
  let file = Buffer.from('%PDF-1.4\n', 'latin1');
  const places = all.map((object, index) => {
    const at = file.length;
    const [before, after] = [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from('\nendobj\n')];
    file = Buffer.concat([file, before, Buffer.from(object as string), after]);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(table + end, 'latin1')]);
}
