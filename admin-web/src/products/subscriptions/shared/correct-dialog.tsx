import { DialogContentText } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { parseRupiah } from '../../../platform/forms/parse-rupiah';
import { ReasonInput } from '../../../platform/forms/reason-input';

const validateAmount = (typed: string | null) =>
  parseRupiah(typed ?? '') === null ? { message: 'verify.priceInvalid', args: {} } : undefined;

/** Another amount, and why: the claimed price of a purchase, or what is owed to a host. docs/rules/hosts.md#limit */
export const CorrectDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const record = useRecordContext<{ id: string; claimed?: number; amount?: number }>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const current = record?.claimed ?? record?.amount;
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ amount: current === undefined ? '' : formatRupiah(current) }}
      onSubmit={({ amount, reason }: FormValues) =>
        onAct({ amount: parseRupiah(amount ?? ''), reason: reason?.trim() })
      }
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput
        source="amount"
        label={`actions.${resource}.${action}.fields.amount`}
        autoFocus
        isRequired
        validate={validateAmount}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <ReasonInput internal />
    </ActionDialog>
  );
};
