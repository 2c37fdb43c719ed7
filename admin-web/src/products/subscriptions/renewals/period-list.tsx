import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { formatDate } from '../../../platform/fields/format';

/** The paid periods of a seat, the newest first. */
export const PeriodList = ({ periods }: Pick<AdminRenewal, 'periods'>) => {
  const translate = useTranslate();
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
            <TableCell>{formatDate(dayInWib(new Date(startsAt)))}</TableCell>
            <TableCell>{formatDate(dayInWib(new Date(endsAt)))}</TableCell>
            <TableCell align="right">{formatRupiah(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
