import { useState } from 'react';
import { RadioButtonGroupInput, required } from 'react-admin';
import { type TransferAnswer, TRANSFER_ANSWERS } from '#domain/sales/payments/same-transfer';
import { refusedOf } from '../../platform/data/http';

interface AskedTransferProps {
  error: Error | null;
  /** It was asked before the dialog was opened. */
  isAsked?: boolean;
  /** Of a proof it is only asked whether it is another transfer: the same one is not confirmed. */
  answers?: readonly TransferAnswer[];
}

/** The same transfer, or paid twice: once the API has asked for it. */
export const AskedTransfer = ({ error, isAsked = false, answers = TRANSFER_ANSWERS }: AskedTransferProps) => {
  const [asked, setAsked] = useState(isAsked);
  if (!asked && refusedOf(error)?.errors?.transfer) setAsked(true);
  return (
    asked && (
      <RadioButtonGroupInput
        source="transfer"
        label="paidTwice.label"
        row={false}
        choices={answers.map((id) => ({ id, name: `paidTwice.${id}` }))}
        validate={required()}
        helperText={false}
      />
    )
  );
};
