import { DialogContentText, Stack } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import type { AdminMerchandiseVariant } from '#contracts/products/merchandise/merchandise.admin.http';
import { ADMIN_STOCK_MOVES } from '#domain/products/merchandise/stock';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../../platform/forms/validators';
import { WholeInput } from '../../../platform/forms/whole-input';

interface Values {
  kind: string;
  quantity: number;
  reason: string;
}
const KINDS = ADMIN_STOCK_MOVES.map((id) => ({ id, name: `stockMove.${id}` }));
const validateReason = minTrimmedLength(REASON_LENGTH.min);
const validateRequired = required();

/** Goods came in, were lost or were counted. */
export const MoveStockDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const variant = useRecordContext<AdminMerchandiseVariant>();
  const translate = useTranslate();
  // As read when the dialog opened: the API refuses a movement on a newer version.
  const [version] = useState(variant?.version);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Values>
      {...rest}
      title={label}
      submitLabel={label}
      defaultValues={{ kind: 'received' }}
      onSubmit={({ kind, quantity, reason }) => onAct({ kind, quantity, reason: reason.trim(), version })}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { stock: variant?.stock ?? 0, held: variant?.held ?? 0 })}
      </DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <SelectInput
          source="kind"
          label={`${key}.fields.kind`}
          choices={KINDS}
          validate={validateRequired}
          helperText="stockMove.countedHelp"
        />
        <WholeInput source="quantity" label={`${key}.fields.quantity`} min={0} autoFocus />
        <TextInput
          source="reason"
          label={`${key}.fields.reason`}
          isRequired
          validate={validateReason}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
        />
      </Stack>
    </ActionDialog>
  );
};
