import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminPrice } from '#contracts/catalogue/catalogue.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DateTime } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { useCan } from '../../platform/auth/permissions';

interface PriceTableProps {
  prices: AdminPrice[];
  onChange: (price: AdminPrice) => void;
  onWithdraw: (price: AdminPrice) => void;
}

const AMOUNTS = ['grandTotal', 'providerPrice', 'adminFee', 'activationFee'] as const;
const right = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** All dated prices, newest first. An unknown amount is a dash; a derived one is marked. */
export const PriceTable = ({ prices, onChange, onWithdraw }: PriceTableProps) => {
  const translate = useTranslate();
  const can = useCan();
  const noteId = useId();
  // An act that no price allows has no column.
  const acts =
    prices.some(({ state }) => state === 'scheduled') &&
    (can('variants.change-price') || can('variants.withdraw-price'));
  const label = (field: string) => translate(`resources.variants.fields.${field}`);
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={label('prices')} aria-describedby={noteId}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{label('validFrom')}</TableCell>
              <TableCell>{label('state')}</TableCell>
              {acts && <TableCell>{label('do')}</TableCell>}
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
              <TableRow key={price.id}>
                <TableCell>
                  <DateTime iso={price.validFrom} />
                </TableCell>
                <TableCell>
                  <StatusChip subject="price" value={price.state} />
                </TableCell>
                {acts && (
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {price.state === 'scheduled' && can('variants.change-price') && (
                      <Button size="small" onClick={() => onChange(price)}>
                        {translate('price.changeShort')}
                      </Button>
                    )}
                    {price.state === 'scheduled' && can('variants.withdraw-price') && (
                      <Button size="small" color="error" onClick={() => onWithdraw(price)}>
                        {translate('price.withdrawShort')}
                      </Button>
                    )}
                  </TableCell>
                )}
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
      <Typography id={noteId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('price.derivedNote')}
      </Typography>
    </>
  );
};

function amountOf(price: AdminPrice, field: (typeof AMOUNTS)[number]): string {
  const amount = price[field];
  if (amount === null) return '–';
  return `${formatRupiah(amount)}${price.derived.includes(field) ? ' *' : ''}`;
}
