import { Alert, Button, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

interface ActionAlertProps {
  /** Label of the button. */
  label: string;
  onAction: () => void;
  sx?: SxProps;
  children: ReactNode;
}

/** A warning with one action. */
export const ActionAlert = ({ label, onAction, sx, children }: ActionAlertProps) => (
  <Alert
    severity="warning"
    sx={sx}
    action={
      <Button color="inherit" size="small" onClick={onAction}>
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
);
