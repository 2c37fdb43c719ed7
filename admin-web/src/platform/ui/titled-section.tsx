import { Box, type SxProps, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface TitledSectionProps {
  /** A key of the texts. */
  title: string;
  /** A button at the end of the line of the heading. */
  action?: ReactNode;
  sx?: SxProps;
  children: ReactNode;
}

/** A section with a heading. */
export const TitledSection = ({ title, action, sx, children }: TitledSectionProps) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate(title)}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
};
