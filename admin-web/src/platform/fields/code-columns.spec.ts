import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../..');
const CODES = ['orderNumber', 'code', 'accountNumber', 'trackingNumber'];
const COLUMN = new RegExp(`<\\w*Column(?:<\\w+>)? source="(?:${CODES.join('|')})"[^>]*>`, 'g');

it('a column of numbers or codes never breaks them', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const columns = files.flatMap((file) => readFileSync(path.join(SOURCES, file), 'utf8').match(COLUMN) ?? []);
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter((column) => !column.includes('field={CodeField}'))).toEqual([]);
});
