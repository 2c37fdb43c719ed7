import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import { refusedOf } from '../data/http';
import { minTrimmedLength } from './validators';

const HELP = { internal: 'dialog.internalReasonHelp', shown: 'dialog.reasonHelp' } as const;
const validate = {
  internal: minTrimmedLength(REASON_LENGTH.min, HELP.internal),
  shown: minTrimmedLength(REASON_LENGTH.min, HELP.shown),
};

interface ReasonInputProps {
  /** Customers do not see the reason. */
  internal?: boolean;
  autoFocus?: boolean;
  fullWidth?: boolean;
}

/** Why an admin does something; the audit log keeps it. */
export const ReasonInput = ({ internal = false, ...rest }: ReasonInputProps) => {
  const translate = useTranslate();
  const kind = internal ? 'internal' : 'shown';
  return (
    <TextInput
      {...rest}
      source="reason"
      label="dialog.reason"
      isRequired
      multiline
      minRows={2}
      validate={validate[kind]}
      helperText={translate(HELP[kind], REASON_LENGTH)}
      slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
    />
  );
};

/** The same for admins only, once the API has asked for it: only there it is known when one is needed. */
export const AskedReason = ({ error }: { error: Error | null }) => {
  const [asked, setAsked] = useState(false);
  if (!asked && refusedOf(error)?.errors?.reason) setAsked(true);
  return asked && <ReasonInput internal fullWidth />;
};
