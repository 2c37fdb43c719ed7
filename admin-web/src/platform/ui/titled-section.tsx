import { Box, type SxProps, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A section with a heading; `title` is a key of the texts. */
export const TitledSection = ({ title, sx, children }: { title: string; sx?: SxProps; children: ReactNode }) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
};
