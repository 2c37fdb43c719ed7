import { Alert, Button, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

interface MendableProps {
  /** What the button does about it. */
  label: string;
  onMend: () => void;
  sx?: SxProps;
  children: ReactNode;
}

/** A warning with the one thing that can be done about it. */
export const Mendable = ({ label, onMend, sx, children }: MendableProps) => (
  <Alert
    severity="warning"
    sx={sx}
    action={
      <Button color="inherit" size="small" onClick={onMend}>
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
);
