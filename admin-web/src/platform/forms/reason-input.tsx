import { useEffect, useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
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

interface AskedReasonProps {
  error: Error | null;
  /** The fields that the question is about. */
  about?: readonly string[];
}
const NO_FIELDS: readonly string[] = [];

/**
 * The same for admins only, once the API has asked for it: only there it is known when one is needed. It is gone when what it was asked
 * about is changed, so that it answers no other question.
 */
export const AskedReason = ({ error, about = NO_FIELDS }: AskedReasonProps) => {
  const { setValue, clearErrors } = useFormContext();
  const now = JSON.stringify(useWatch({ name: [...about] }).map((value: unknown) => value ?? ''));
  const [asked, setAsked] = useState<{ by: Error; about: string } | null>(null);
  if (error && error !== asked?.by && refusedOf(error)?.errors?.reason) setAsked({ by: error, about: now });
  const isOther = asked !== null && asked.about !== now;
  useEffect(() => {
    if (!isOther) return;
    setValue('reason', '');
    clearErrors('reason');
  }, [isOther, setValue, clearErrors]);
  return asked && !isOther && <ReasonInput internal fullWidth />;
};
