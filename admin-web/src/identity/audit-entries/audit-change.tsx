import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { formatRupiah, sen, toRupiah } from '#domain/platform/sen';
import { formatDate, formatDateTime } from '../../platform/fields/format';

interface Changed {
  name: string;
  from?: unknown;
  to: unknown;
}
type Json = Record<string, unknown>;

/** What an entry changed, field by field, in rupiah and WIB. */
export const AuditChange = ({ change, subject }: { change: unknown; subject: string }) => {
  const translate = useTranslate();
  const text = (name: string, value: unknown) => textOf(name, value, translate);
  return (
    <Table size="small" sx={{ mt: 2, maxWidth: 900 }}>
      <caption>{translate('resources.audit-entries.fields.change')}</caption>
      <TableHead>
        <TableRow>
          {['field', 'before', 'after'].map((column) => (
            <TableCell key={column}>{translate(`audit.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {changesIn(change as Json).map(({ name, from, to }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {labelOf(name, subject, translate)}
            </TableCell>
            <TableCell sx={WORDS}>{from === undefined ? '' : text(name, from)}</TableCell>
            <TableCell sx={WORDS}>{text(name, to)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const WORDS = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An edit is `{ name: { from, to } }` or `{ from: {…}, to: {…} }`; other acts have facts only. */
export function changesIn(change: Json): Changed[] {
  return Object.entries(change).flatMap(([name, value]): Changed[] => {
    if (isObject(value) && 'from' in value && 'to' in value) return [{ name, from: value.from, to: value.to }];
    if (name === 'to' && isObject(value) && isObject(change.from)) {
      const before = change.from;
      return Object.entries(value).map(([field, to]) => ({ name: field, from: before[field], to }));
    }
    return name === 'from' && isObject(change.to) ? [] : [{ name, to: value }];
  });
}

function labelOf(name: string, subject: string, translate: TranslateFunction): string {
  const field = name.replace(/Sen$/, '');
  const label = translate(`resources.${subject}.fields.${field}`, {
    _: translate(`audit.fields.${field}`, { _: field }),
  });
  // The amount has its currency here.
  return label.replace(/ \(Rp\)$/, '');
}

/** @returns sen as rupiah, moments in WIB, and a dash for nothing. */
export function textOf(name: string, value: unknown, translate: TranslateFunction): string {
  if (value === null || value === undefined || value === '') return '–';
  if (name.endsWith('Sen') && /^-?\d+$/.test(String(value))) return formatRupiah(toRupiah(sen(BigInt(String(value)))));
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (Array.isArray(value)) return value.map((item) => textOf(name, item, translate)).join('\n') || '–';
  if (isObject(value)) return JSON.stringify(value);
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatDateTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}
