import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminCause, DisburseBody } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { minTrimmedLength } from '../../../platform/forms/validators';
import { AccountInputs, accountOf } from '../../../sales/shared/account-dialog';

const validateText = minTrimmedLength(3);

/** What is passed on, and to which account; another admin approves it on the list of payouts. */
export const DisburseDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const cause = useRecordContext<AdminCause>();
  const translate = useTranslate();
  // As read when the dialog opened: the API refuses a disbursement on a newer version.
  const [version] = useState(cause?.version);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Omit<DisburseBody, 'version'>>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ amount, title, note, ...account }) =>
        onAct({ amount, title: title.trim(), note: note ?? '', ...accountOf(account), version })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { held: formatRupiah(cause?.held) })}
      </DialogContentText>
      <RupiahInput source="amount" label={`${key}.fields.amount`} whole max={cause?.held} />
      <TextInput
        source="title"
        label={`${key}.fields.title`}
        isRequired
        validate={validateText}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextInput
        source="note"
        label={`${key}.fields.note`}
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <AccountInputs />
    </ActionDialog>
  );
};
