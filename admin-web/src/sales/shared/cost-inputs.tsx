import { TextInput } from 'react-admin';
import { PAYEE_LENGTH } from '#contracts/limits';
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

/** The transfer of a cost, and why so much, once the API has asked for it. */
export const CostTransferInputs = ({ error }: { error: Error | null }) => (
  <>
    <TransferInput mayBeSame={useMayBeSame(error)} />
    <AskedReason error={error} />
  </>
);

/** What a form says of the transfer of a cost, as the API takes it. */
export const costTransferOf = (values: object): Record<string, string> => {
  const { reason } = values as { reason?: string | null };
  return { ...transferOf(values), ...(reason?.trim() && { reason: reason.trim() }) };
};
