import { Box, type SxProps, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface TitledSectionProps {
  /** A key of the texts. */
  title: string;
  /** A button at the end of the line of the heading. */
  action?: ReactNode;
  sx?: SxProps;
  /** The heading is not drawn, where something above it says the same. */
  isSaidAbove?: boolean;
  children: ReactNode;
}

/** A section with a heading. */
export const TitledSection = ({ title, action, sx, isSaidAbove = false, children }: TitledSectionProps) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <Box sx={isSaidAbove ? visuallyHidden : head}>
        <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate(title)}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
};

const head = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 } as const;
