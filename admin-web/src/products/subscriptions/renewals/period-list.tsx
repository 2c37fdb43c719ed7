import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { AdminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { formatRupiah } from '#domain/platform/sen';

/** The paid periods of a seat, the newest first. */
export const PeriodList = ({ periods }: Pick<AdminRenewal, 'periods'>) => {
  const translate = useTranslate();
  const day = new Intl.DateTimeFormat(useLocale() ?? 'id', { timeZone: 'Asia/Jakarta', dateStyle: 'medium' });
  return (
    <Table size="small" sx={{ maxWidth: '34rem' }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('renewals.from')}</TableCell>
          <TableCell>{translate('renewals.to')}</TableCell>
          <TableCell align="right">{translate('resources.renewals.fields.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {periods.map(({ startsAt, endsAt, amount }) => (
          <TableRow key={startsAt}>
            <TableCell>{day.format(new Date(startsAt))}</TableCell>
            <TableCell>{day.format(new Date(endsAt))}</TableCell>
            <TableCell align="right">{formatRupiah(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
