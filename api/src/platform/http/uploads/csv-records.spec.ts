import { describe, expect, it } from '@jest/globals';
import { csvRecords } from './csv-records.js';

const read = (text: string) => csvRecords(text, { separator: ',', most: 100 });
const cells = (text: string) => read(text).map((record) => record.cells);

describe('the records of a CSV text', () => {
  it.each([
    ['"TRSF ""BUDI"" CR",1', ['TRSF "BUDI" CR', '1']],
    ['TRSF ""BUDI"" CR,1', ['TRSF ""BUDI"" CR', '1']],
    ['TRSF "BUDI" CR,1', ['TRSF "BUDI" CR', '1']],
    ['"TRSF "BUDI" CR",1', ['TRSF "BUDI" CR', '1']],
    ['TRSF 5" PIPA,"1,000.00"', ['TRSF 5" PIPA', '1,000.00']],
    ['"TRSF 5" PIPA","1,000.00"', ['TRSF 5" PIPA', '1,000.00']],
    ['"BUDI,"1,000.00"', ['"BUDI', '1,000.00']],
    ['BUDI",1', ['BUDI"', '1']],
    ['"",1', ['', '1']],
    ['"BUDI, ""S""",1', ['BUDI, "S"', '1']],
  ])('has quotes within a cell: %s', (line, record) => {
    expect(cells(`a,b\n${line}\n20/11,z`)).toEqual([['a', 'b'], record, ['20/11', 'z']]);
  });

  it('loses no line between two lone quotes', () => {
    const text = '20/11,"BUDI,1\n20/11,SITI,2\n21/11,TONO",3';
    expect(read(text)).toEqual([
      { line: 1, cells: ['20/11', '"BUDI', '1'] },
      { line: 2, cells: ['20/11', 'SITI', '2'] },
      { line: 3, cells: ['21/11', 'TONO"', '3'] },
    ]);
  });

  it('has cells of several lines', () => {
    expect(read('20/11,"TRSF\nBUDI",1\n21/11,SITI,2')).toEqual([
      { line: 2, cells: ['20/11', 'TRSF\nBUDI', '1'] },
      { line: 3, cells: ['21/11', 'SITI', '2'] },
    ]);
  });

  it('is not read where a line is too long, which is named', () => {
    for (const before of ['a,b', 'a,"b'])
      expect(() => read(`${before}\n${'x'.repeat(5_000)}`)).toThrow(expect.objectContaining({ lines: 2 }));
  });
});
