import { DialogContentText } from '@mui/material';
import { AutocompleteInput, ReferenceInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { formatDateTime } from '../../platform/fields/format';
import { RupiahInput } from '../../platform/forms/rupiah-input';

interface Recovered {
  costUid: string;
  amount: number | null;
}

const isChosen = required();
const RECOVERABLE = { isRecoverable: true };

/** The cost of which a seller has given the money back, or a part of it. docs/rules/costs.md#recoveries */
export const RecoverDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const money = useRecordContext<AdminUnplacedMoney>();
  const label = translate(`actions.${resource}.${action}.label`);
  const costText = ({ payee, label: thing, amount, recovered, at }: AdminCost) =>
    [payee, thing, formatRupiah(amount), recovered && leftOf(amount - recovered), formatDateTime(at)]
      .filter(Boolean)
      .join(' · ');
  const leftOf = (left: number) => translate('unplaced.costLeft', { amount: formatRupiah(left) });
  const submit = ({ costUid, amount }: Recovered) =>
    onAct({ costUid, ...(amount !== null && amount !== undefined && { amount }), left: money?.amount });
  return (
    <ActionDialog<Recovered> {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <ReferenceInput source="costUid" reference="costs" filter={RECOVERABLE} sort={{ field: 'at', order: 'DESC' }}>
        <AutocompleteInput
          label="unplaced.costUid"
          optionText={costText}
          filterToQuery={(q: string) => ({ q })}
          validate={isChosen}
          helperText="unplaced.costHelp"
          fullWidth
        />
      </ReferenceInput>
      <RupiahInput
        source="amount"
        label="unplaced.recovered"
        max={money?.amount}
        helperText="unplaced.recoveredHelp"
        whole
        optional
        fullWidth
      />
    </ActionDialog>
  );
};
