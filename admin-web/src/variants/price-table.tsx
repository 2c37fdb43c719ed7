import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminVariant } from '#contracts/http/admin.http';
import { formatRupiah } from '#domain/money/sen';
import { Moment } from '../shared/fields';

type Price = AdminVariant['prices'][number];

const AMOUNTS = ['grandTotal', 'providerPrice', 'adminFee', 'activationFee'] as const;
const right = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Every dated price, newest first. What is not known is a dash, never Rp0; what follows by arithmetic is marked. */
export const PriceTable = ({ prices }: { prices: Price[] }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.variants.fields.${field}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label('prices')}>
      <Table size="small">
        <caption>{translate('price.derivedNote')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{label('validFrom')}</TableCell>
            {AMOUNTS.map((field) => (
              <TableCell key={field} sx={right}>
                {label(field)}
              </TableCell>
            ))}
            <TableCell>{label('taxed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.map((price) => (
            <TableRow key={price.validFrom}>
              <TableCell>
                <Moment iso={price.validFrom} />
              </TableCell>
              {AMOUNTS.map((field) => (
                <TableCell key={field} sx={right}>
                  {amountOf(price, field)}
                </TableCell>
              ))}
              <TableCell>{translate(price.taxed ? 'ra.boolean.true' : 'ra.boolean.false')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

function amountOf(price: Price, field: (typeof AMOUNTS)[number]): string {
  const amount = price[field];
  if (amount === null) return '–';
  return `${formatRupiah(amount)}${price.derived.includes(field) ? ' *' : ''}`;
}
