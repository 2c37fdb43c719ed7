import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { TONE_COLOUR, type Tone } from './status-tone';

/** The coloured mark of a state: a dot, or the shape that `sx` gives it. */
export const ToneMark = ({ tone, sx }: { tone: Tone; sx?: ComponentProps<typeof Box>['sx'] }) => {
  const { main, outlined } = TONE_COLOUR[tone];
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        { width: 8, height: 8, borderRadius: '50%', flexShrink: 0, border: '2px solid', borderColor: main },
        !outlined && { bgcolor: main },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
};
