import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { isToBePaid } from '../../../platform/fields/deadline';

const sumOf = (rows: AdminReimbursement[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the shown reimbursements that are still to be paid come to, and how much of it a claim keeps back. */
export const ReimbursementSum = () => {
  const { data = [], total = 0 } = useListContext<AdminReimbursement>();
  const translate = useTranslate();
  const open = data.filter(isToBePaid);
  if (open.length === 0) return null;
  const kept = open.filter(({ isHeld, groupTrouble }) => isHeld || groupTrouble === 'claimed');
  const parts = [
    translate('reimbursement.openSum', { amount: formatRupiah(sumOf(open)) }),
    kept.length > 0 && translate('reimbursement.keptSum', { amount: formatRupiah(sumOf(kept)) }),
    total > data.length && translate('reimbursement.shownOnly', { shown: data.length, total }),
  ];
  return (
    <Typography variant="body2" role="status" sx={line}>
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  );
};

/** As high as the bar of the chosen rows, which covers it on a wide screen. */
const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { md: 48 },
  pb: { xs: 1, md: 0 },
  fontVariantNumeric: 'tabular-nums',
} as const;
