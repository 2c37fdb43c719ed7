import { DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { MOST_BILL } from '#contracts/limits';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { ReasonInput } from '../../../platform/forms/reason-input';
import { RupiahInput } from '../../../platform/forms/rupiah-input';

interface Corrected {
  amount: number;
  reason: string;
}

/** Another amount, and why: the claimed price of a purchase, or what is owed to a host. docs/rules/hosts.md#limit */
export const CorrectDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const record = useRecordContext<{ id: string; claimed?: number; amount?: number }>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const current = record?.claimed ?? record?.amount;
  return (
    <ActionDialog<Corrected>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ amount: current }}
      onSubmit={({ amount, reason }) => onAct({ amount, reason: reason.trim() })}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <RupiahInput source="amount" label={`actions.${resource}.${action}.fields.amount`} autoFocus max={MOST_BILL} />
      <ReasonInput internal />
    </ActionDialog>
  );
};
