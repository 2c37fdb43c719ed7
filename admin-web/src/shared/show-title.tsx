import { Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from './copy-button';
import { Row } from './row';
import { StatusChip } from './status-chip';

interface ShowTitleProps {
  status?: ComponentProps<typeof StatusChip>;
  /** What can be copied from it; `what` where the text does not name itself. */
  copy?: { text: string; what?: string };
  children: ReactNode;
}

/** What a record is called, and how it stands where it has a status. */
export const ShowTitle = ({ status, copy, children }: ShowTitleProps) => (
  <Row>
    <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    {copy && <CopyButton text={copy.text} what={copy.what ?? copy.text} />}
    {status && <StatusChip {...status} />}
  </Row>
);
