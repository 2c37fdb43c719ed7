import { Alert } from '@mui/material';
import { type RaRecord, TextInput, useGetList, useTranslate } from 'react-admin';
import { PAYEE_LENGTH } from '#contracts/limits';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { useCan } from '../../platform/auth/permissions';
import { useSession } from '../../platform/auth/session';
import { formatDateTime } from '../../platform/fields/format';
import { AskedReason } from '../../platform/forms/reason-input';
import { minTrimmedLength } from '../../platform/forms/validators';
import { TransferInput, transferOf, useMayBeSame } from './transfer-input';

const validatePayee = minTrimmedLength(PAYEE_LENGTH.min);

/** The seller or courier who was paid. */
export const PayeeInput = () => (
  <TextInput
    source="payee"
    label="cost.payee"
    isRequired
    validate={validatePayee}
    helperText={false}
    slotProps={{ htmlInput: { maxLength: PAYEE_LENGTH.max, autoComplete: 'off' } }}
  />
);

/** What of the record waits for another admin: the same is typed again, or it is withdrawn. Roles that do not read costs hear it from the API. */
const ProposedCost = ({ of: record }: { of: RaRecord | undefined }) => {
  const translate = useTranslate();
  // Without its record the list would answer with the newest proposal of all.
  const enabled = useCan()('costs.read') && record?.id !== undefined;
  const { data } = useGetList<AdminCost>(
    'costs',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'at', order: 'DESC' },
      filter: { subjectUid: record?.id, state: 'proposed' },
    },
    { enabled },
  );
  const isOwn = useSession()?.uid === data?.[0]?.byUid;
  const [cost] = data ?? [];
  if (!cost) return null;
  const { by, amount, payee, reference, reason, at } = cost;
  const facts = { by, amount: formatRupiah(amount), payee, reference, reason, at: formatDateTime(at) };
  return (
    <Alert severity="info" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate('cost.proposed', facts)} {translate(isOwn ? 'cost.proposedOwn' : 'cost.proposedOther')}
    </Alert>
  );
};

interface CostTransferInputsProps {
  /** What the cost is of, read outside the dialog: the form within has no record of its own. */
  of: RaRecord | undefined;
  error: Error | null;
}

/** The transfer of a cost, and why so much, once the API has asked for it. */
export const CostTransferInputs = ({ of, error }: CostTransferInputsProps) => (
  <>
    <ProposedCost of={of} />
    <TransferInput mayBeSame={useMayBeSame(error)} />
    <AskedReason error={error} />
  </>
);

/** What a form says of the transfer of a cost, as the API takes it. */
export const costTransferOf = (values: object): Record<string, string> => {
  const { reason } = values as { reason?: string | null };
  return { ...transferOf(values), ...(reason?.trim() && { reason: reason.trim() }) };
};
