import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { isToBePaid } from '../../../platform/fields/deadline';

const sumOf = (rows: AdminReimbursement[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the shown reimbursements that are still to be paid come to, what of it is held, and what has a claim that is open, which holds nothing. */
export const ReimbursementSum = () => {
  const { data = [], total = 0 } = useListContext<AdminReimbursement>();
  const translate = useTranslate();
  const open = data.filter(isToBePaid);
  if (open.length === 0) return null;
  const held = open.filter(({ isHeld }) => isHeld);
  const claimed = open.filter(({ isHeld, groupTrouble }) => !isHeld && groupTrouble === 'claimed');
  const parts = [
    translate('reimbursement.openSum', { amount: formatRupiah(sumOf(open)) }),
    held.length > 0 && translate('reimbursement.heldSum', { amount: formatRupiah(sumOf(held)) }),
    claimed.length > 0 && translate('reimbursement.claimedSum', { amount: formatRupiah(sumOf(claimed)) }),
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
