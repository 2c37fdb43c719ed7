import { DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { CostTransferInputs, PayeeInput, costTransferOf } from './cost-inputs';

interface Paid {
  amount: number;
  payee: string;
}

/** What the shop has paid for the record, to which seller or courier, by which transfer. docs/rules/costs.md */
export const RecordCostDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Paid>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={(values) => onAct({ amount: values.amount, payee: values.payee.trim(), ...costTransferOf(values) })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <RupiahInput source="amount" label="cost.amount" autoFocus whole />
      <PayeeInput />
      <CostTransferInputs of={record} error={rest.error} />
    </ActionDialog>
  );
};
