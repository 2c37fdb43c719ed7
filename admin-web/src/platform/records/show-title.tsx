import { Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '../ui/copy-button';
import { Row } from '../ui/row';
import { StatusChip } from '../fields/status-chip';

interface ShowTitleProps {
  status?: ComponentProps<typeof StatusChip>;
  /** Text for a copy button; `what` names it, by default the text itself. */
  copy?: { text: string; what?: string };
  children: ReactNode;
}

/** Heading of a record, with its status. */
export const ShowTitle = ({ status, copy, children }: ShowTitleProps) => (
  <Row>
    <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    {copy && <CopyButton text={copy.text} what={copy.what ?? copy.text} />}
    {status && <StatusChip {...status} />}
  </Row>
);
