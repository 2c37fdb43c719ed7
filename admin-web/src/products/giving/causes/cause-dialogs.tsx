import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminCause } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { PictureInput } from '../../../platform/files/picture-input';
import { multipart } from '../../../platform/files/set-picture-dialog';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { minTrimmedLength } from '../../../platform/forms/validators';

const validateText = minTrimmedLength(3);

interface Disbursed {
  amount: number;
  title: string;
  note: string;
  proof: File | null;
}

/** So much may be passed on by another admin. */
export const ApproveDisbursementDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const cause = useRecordContext<AdminCause>();
  const translate = useTranslate();
  const [version] = useState(cause?.version);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Pick<Disbursed, 'amount'>>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ amount }) => onAct({ amount, version })}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { held: formatRupiah(cause?.held) })}
      </DialogContentText>
      <RupiahInput source="amount" label={`${key}.fields.amount`} autoFocus whole max={cause?.held} />
    </ActionDialog>
  );
};

/** Records what was passed on; the proof is public. */
export const DisburseDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const cause = useRecordContext<AdminCause>();
  const translate = useTranslate();
  // As read when the dialog opened: the API refuses a disbursement on a newer version.
  const [version] = useState(cause?.version);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Disbursed>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ amount, title, note, proof }) => onAct(multipart({ amount, title, note, version }, proof))}
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
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
    </ActionDialog>
  );
};
