import { type DocumentTable, type ShopDocument, isShown } from '#domain/platform/documents/shop-document';

/** A node of pdfmake. Its own types bring in those of browsers. */
type Content = Readonly<Record<string, unknown>>;

const BRAND = '#078069';
const MUTED = '#55605c';
const LINE = '#d5dcd9';

/** Whether the fonts have a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

/** A document of the shop on A4. Only texts: nothing in it can name a file or an address that is loaded. */
export const pdfDefinition = (document: ShopDocument, has: HasGlyph): Content => definition(inGlyphs(document, has));

/** What the fonts cannot draw would be boxes, or lie over the rest: it is said otherwise, or left out with an ellipsis. */
function inGlyphs({ facts: rows, tables, ...document }: ShopDocument, has: HasGlyph): ShopDocument {
  const drawable = (text: string) =>
    [...text]
      .map((letter) => (has(letter.codePointAt(0)!) ? letter : '…'))
      .join('')
      .replace(/…(?:…|\u200d|\ufe0f)*/gu, '…');
  return {
    ...document,
    facts: rows.map(({ label, value, inLatin }) => {
      const drawn = drawable(value);
      return { label, value: drawn === value ? value : (inLatin ?? drawn) };
    }),
    tables: tables.map((one) => ({ ...one, rows: one.rows.map((row) => row.map(drawable)) })),
  };
}

const definition = (document: ShopDocument): Content => ({
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  info: { title: `${document.title} ${document.number}`, author: document.shop.name },
  language: 'id-ID',
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
  footer: (page: number, pages: number) => ({
    text: `${document.title} ${document.number} · halaman ${page} dari ${pages}`,
    alignment: 'center',
    fontSize: 8,
    color: MUTED,
    margin: [0, 16, 0, 0],
  }),
  content: [
    head(document),
    facts(document),
    ...document.tables.filter(isShown).flatMap(table),
    totals(document),
    ...document.notes.map((text): Content => ({ text, fontSize: 8.5, color: MUTED, margin: [0, 20, 0, 0] })),
  ],
});

const head = ({ title, number, status, shop }: ShopDocument): Content => ({
  columns: [
    [
      { text: shop.name, fontSize: 18, bold: true, color: BRAND },
      ...shop.contacts.map((text): Content => ({ text, fontSize: 9, color: MUTED })),
    ],
    [
      { text: title, fontSize: 18, bold: true, alignment: 'right' },
      { text: number, alignment: 'right' },
      ...(status ? [{ text: status, bold: true, color: BRAND, alignment: 'right' } as const] : []),
    ],
  ],
  margin: [0, 0, 0, 20],
});

const facts = ({ facts: rows }: ShopDocument): Content => ({
  layout: 'noBorders',
  table: {
    widths: [110, '*'],
    body: rows.map(({ label, value }) => [{ text: label, color: MUTED }, { text: value }]),
  },
});

const table = ({ title, columns, rows, empty }: DocumentTable): Content[] => [
  { text: title, bold: true, fontSize: 11, margin: [0, 18, 0, 6], headlineLevel: 1 },
  rows.length === 0
    ? { text: empty, color: MUTED }
    : {
        layout: {
          hLineColor: () => LINE,
          hLineWidth: () => 0.7,
          vLineWidth: () => 0,
          paddingTop: () => 5,
          paddingBottom: () => 5,
        },
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: columns.map(({ isAmount }) => (isAmount ? 'auto' : '*')),
          body: [
            columns.map(({ label, isAmount }) => ({
              text: label,
              bold: true,
              color: MUTED,
              alignment: side(isAmount),
            })),
            ...rows.map((row) =>
              row.map((text, at) => ({ text, alignment: side(columns[at]!.isAmount), noWrap: columns[at]!.isAmount })),
            ),
          ],
        },
      },
];

const side = (isAmount: boolean) => (isAmount ? 'right' : 'left');

const totals = ({ totals: rows }: ShopDocument): Content => ({
  layout: 'noBorders',
  margin: [0, 18, 0, 0],
  unbreakable: true,
  table: {
    widths: ['*', 'auto'],
    body: rows.map(({ label, value }) => [
      { text: label, alignment: 'right', color: MUTED },
      { text: value, alignment: 'right', bold: true, noWrap: true },
    ]),
  },
});
