import { useState } from 'react';
import { HttpError, TextInput } from 'react-admin';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { CheckboxInput } from '../../platform/forms/checkbox-input';
import { minTrimmedLength } from '../../platform/forms/validators';

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

interface TransferInputProps {
  /** Of the reference; its checkbox is beside it. */
  source?: string;
  autoFocus?: boolean;
  /** The reference was used for the same account: it may be the same transfer. */
  mayBeSame: boolean;
}

/** The bank's reference of a transfer, at whatever desk; where it was used before, the word that it is the same transfer. */
export const TransferInput = ({ source = 'reference', autoFocus, mayBeSame }: TransferInputProps) => (
  <>
    <TextInput
      source={source}
      label="transfer.reference"
      autoFocus={autoFocus}
      isRequired
      validate={validateReference}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
    />
    {mayBeSame && <CheckboxInput source={sameOf(source)} label="transfer.same" />}
  </>
);

const sameOf = (source: string): string => `${source}-same`;

/** What a form says of its transfer, as the API takes it. */
export const transferOf = (values: object, source = 'reference'): { reference: string; sameTransfer?: 'true' } => {
  const { [source]: reference, [sameOf(source)]: isSame } = values as Record<string, unknown>;
  return { reference: String(reference ?? '').trim(), ...(isSame === true && { sameTransfer: 'true' }) };
};

/** Whether the API has said that the reference is that of a transfer to the same account; from then on. */
export function useMayBeSame(error: Error | null): boolean {
  const [wasUsed, setWasUsed] = useState(false);
  const isUsed =
    error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'REFERENCE_OF_SAME_ACCOUNT';
  if (isUsed && !wasUsed) setWasUsed(true);
  return isUsed || wasUsed;
}
