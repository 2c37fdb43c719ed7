import { DialogContentText } from '@mui/material';
import { TextInput, maxLength, minLength, required, useRecordContext, useTranslate } from 'react-admin';
import type { ProposedLine } from '#contracts/sales/statements.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { AskedReason } from '../../platform/forms/reason-input';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { AskedTransfer } from '../shared/paid-twice-input';

const validateNumber = [required(), minLength(5), maxLength(40)];

interface Placed {
  number?: string;
  reason?: string | null;
  transfer?: string | null;
  amount?: number | null;
}

/** The order or invoice that money is placed with, why where it is far above what is owed, and how much of unplaced money. */
export const NumberDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const record = useRecordContext<{ proposed: ProposedLine } & Pick<AdminUnplacedMoney, 'amount'>>();
  const proposed = record?.proposed ?? null;
  // A line goes whole; what it was booked as may be divided.
  const left = resource === 'unplaced-money' ? record?.amount : undefined;
  const submit = ({ number, reason, transfer, amount }: Placed) =>
    onAct({
      number: number?.trim(),
      ...(reason?.trim() && { reason: reason.trim() }),
      ...(transfer && { transfer }),
      ...(left !== undefined && { left }),
      ...(typeof amount === 'number' && amount !== left && { amount }),
    });
  return (
    <ActionDialog<Placed>
      {...rest}
      defaultValues={{
        number: proposed?.orderNumber ?? undefined,
        amount: proposed && proposed.amount !== left ? proposed.amount : null,
      }}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={submit}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput source="number" label="unplaced.number" validate={validateNumber} autoFocus helperText={false} />
      {left !== undefined && (
        <RupiahInput source="amount" label="unplaced.part" helperText="unplaced.partHelp" max={left} whole optional />
      )}
      <AskedReason error={rest.error} />
      <AskedTransfer error={rest.error} />
    </ActionDialog>
  );
};
