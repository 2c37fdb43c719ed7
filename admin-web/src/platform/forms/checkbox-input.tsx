import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput, useTranslateLabel } from 'react-admin';

interface CheckboxInputProps {
  source: string;
  label?: string;
}

/** A single checkbox; react-admin's BooleanInput is a switch. */
export const CheckboxInput = ({ source, label }: CheckboxInputProps) => {
  const { field } = useInput({ source, type: 'checkbox' });
  const translateLabel = useTranslateLabel();
  return (
    <FormControlLabel
      control={<Checkbox checked={Boolean(field.value)} onChange={(_, checked) => field.onChange(checked)} />}
      label={translateLabel({ source, label })}
    />
  );
};
