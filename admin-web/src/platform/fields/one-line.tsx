import { Box } from '@mui/material';
import { type FieldProps, useFieldValue } from 'react-admin';

interface OneLineProps {
  children: string | null | undefined;
  /** The whole of it, where it is written shorter. */
  title?: string | null;
  max?: string;
}

/**
 * A text on one line, cut where there is no room; whole when it is pointed at. It is clamped in place of `nowrap`, which would
 * keep a table from making its column narrower, and push the last column out of the card.
 */
export const OneLine = ({ children, title = children, max = '14rem' }: OneLineProps) => (
  <Box
    component="span"
    title={title ?? undefined}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      maxWidth: max,
      overflow: 'hidden',
      wordBreak: 'break-all',
    }}
  >
    {children}
  </Box>
);

/** A text of a column, on one line. */
export const OneLineField = (props: FieldProps) => (
  <OneLine>{useFieldValue(props) as string | null | undefined}</OneLine>
);
