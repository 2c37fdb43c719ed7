import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';

interface NextStepProps {
  /** Path of the record where it is done. */
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

/** In the head of a record that waits for something at another one: the way there, as the one filled button. */
export const NextStep = ({ to, icon, children }: NextStepProps) => (
  <Button variant="contained" size="small" startIcon={icon} component={Link} to={to}>
    {children}
  </Button>
);
