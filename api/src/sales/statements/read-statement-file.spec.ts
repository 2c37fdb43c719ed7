import { expect, it } from '@jest/globals';
import { readStatementFile } from './read-statement-file.js';

it.each([',', ';', '\t', '|'])('a statement whose first line names %j as its separator has that one', (separator) => {
  const rows = [
    ['No. rekening', '1;2,3'],
    ['Tanggal', 'Jumlah'],
    ['24/11/2026', '37,900.00;x'],
  ];
  const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\r\n');
  expect(readStatementFile(Buffer.from(`sep=${separator}\r\n${text}`))).toEqual({
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  });
});
