import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, TextInput, required } from 'react-admin';
import type { FormValues } from '../../actions/action-dialog';

interface CodeFormProps {
  submitLabel: string;
  helperText?: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  children?: ReactNode;
}

/** Asks for a code of the app. */
export const CodeForm = ({ submitLabel, helperText, pending, error, onSubmit, children }: CodeFormProps) => (
  <Form onSubmit={(values: FormValues) => onSubmit(values.code ?? '')} noValidate disableInvalidFormNotification>
    <TextInput
      source="code"
      label="secondFactor.code"
      autoFocus
      fullWidth
      autoComplete="one-time-code"
      helperText={helperText ?? false}
      validate={required()}
      slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
    />
    {error && (
      <Alert severity="error" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {error.message}
      </Alert>
    )}
    <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" loading={pending}>
        {submitLabel}
      </Button>
      {children}
    </Box>
  </Form>
);
