import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { Alert, Box, Table, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { PayeeName } from '../../../identity/shared/payee-name';
import { BulkActionButton } from '../../../platform/actions/bulk-action-button';
import { ChosenSum } from '../../../platform/lists/chosen-sum';
import { GroupTrouble } from '../shared/group-trouble';
import { PayTogetherButton } from '../../../sales/shared/pay-together';

type TroubleOf = (record: AdminReimbursement) => string | null | undefined;

/** Approves the selected reimbursements, or records the transfers that paid them. */
export const ReimbursementBulkActions = () => (
  <>
    <ChosenSum />
    <BulkActionButton<AdminReimbursement> action="approve" icon={<ThumbUpIcon />} preview={preview} />
    <PayTogetherButton<AdminReimbursement> notice={(records) => <GroupWarnings records={records} />} />
  </>
);

const preview = (records: AdminReimbursement[], troubleOf: TroubleOf) => (
  <Preview records={records} troubleOf={troubleOf} />
);

/** Who gets how much at which bank, and the sum. */
const Preview = ({ records, troubleOf }: { records: AdminReimbursement[]; troubleOf: TroubleOf }) => {
  const translate = useTranslate();
  const total = records.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <GroupWarnings records={records} />
      <Table size="small" sx={{ mb: 2 }}>
        <TableBody>
          {records.map((row) => (
            <Line key={row.id} row={row} trouble={troubleOf(row)} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td, & th': { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' } }}>
            <TableCell component="th" scope="row">
              {translate('reimbursement.sum', { smart_count: records.length })}
            </TableCell>
            <TableCell align="right">{formatRupiah(total)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </>
  );
};

const GroupWarnings = ({ records }: { records: AdminReimbursement[] }) => (
  <>
    <IncompleteGroups records={records} />
    <TroubledGroups records={records} />
  </>
);

/** Each group once, however many cycles of it are paid, with its host and what its members lack. */
const TroubledGroups = ({ records }: { records: AdminReimbursement[] }) => {
  const translate = useTranslate();
  const troubled = [...new Map(records.map((row) => [row.groupUid, row])).values()].filter((row) => row.groupTrouble);
  return troubled.length > 0 ? (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {translate('reimbursement.troubledGroups', { smart_count: troubled.length })}
      {troubled.map((row) => (
        <Box key={row.groupUid} component="span" sx={{ display: 'block' }}>
          {row.customerName} · {row.groupName}
          <GroupTrouble of={row} />
        </Box>
      ))}
    </Alert>
  ) : null;
};

const IncompleteGroups = ({ records }: { records: AdminReimbursement[] }) => {
  const translate = useTranslate();
  const incomplete = records.filter(({ groupSeats, groupSeatsPaid }) => groupSeatsPaid < groupSeats).length;
  return incomplete > 0 ? (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {translate('reimbursement.incompleteGroups', { smart_count: incomplete })}
    </Alert>
  ) : null;
};

const Line = ({ row, trouble }: { row: AdminReimbursement; trouble: string | null | undefined }) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <PayeeName of={row} />
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {row.bankName} {row.accountNumber} · {row.orderNumber}
        </Typography>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {trouble === null && <Alert severity="success">{translate('reimbursement.done')}</Alert>}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
        {formatRupiah(row.amount)}
      </TableCell>
    </TableRow>
  );
};
