import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { Alert, Table, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { REFERENCE_LENGTH } from '#contracts/limits';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { BulkActionButton } from '../../../platform/actions/bulk-action-button';
import { minTrimmedLength } from '../../../platform/forms/validators';

type TroubleOf = (record: AdminReimbursement) => string | null | undefined;

/** Approves the selected reimbursements, or records one transfer of the bank for all of them. */
export const ReimbursementBulkActions = () => (
  <>
    <BulkActionButton<AdminReimbursement> action="approve" icon={<ThumbUpIcon />} preview={preview} />
    <BulkActionButton<AdminReimbursement> action="pay" icon={<PaidIcon />} preview={preview} bodyOf={paymentOf}>
      <TextInput
        source="reference"
        label="resources.reimbursements.fields.reference"
        isRequired
        validate={validateReference}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
    </BulkActionButton>
  </>
);

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

function paymentOf({ reference }: Record<string, string | null | undefined>): FormData {
  const form = new FormData();
  form.set('reference', reference?.trim() ?? '');
  return form;
}

const preview = (records: AdminReimbursement[], troubleOf: TroubleOf) => (
  <Preview records={records} troubleOf={troubleOf} />
);

/** Who gets how much at which bank, and the sum. */
const Preview = ({ records, troubleOf }: { records: AdminReimbursement[]; troubleOf: TroubleOf }) => {
  const translate = useTranslate();
  const incomplete = records.filter(({ groupSeats, groupSeatsPaid }) => groupSeatsPaid < groupSeats).length;
  const total = records.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {incomplete > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('reimbursement.incompleteGroups', { smart_count: incomplete })}
        </Alert>
      )}
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

const Line = ({ row, trouble }: { row: AdminReimbursement; trouble: string | null | undefined }) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {row.customerName}
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
