import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { statusWords } from './status-text';
import type { Tone } from './status-tone';
import { useStatusTone } from './use-status-tone';

interface StatusChipProps {
  subject: string;
  value: string | number;
  /** The label that the specification fixes only when it is pointed at, where many stand below each other. */
  short?: boolean;
}

const COLOUR: Record<Tone, string> = {
  waiting: 'warning.main',
  working: 'info.main',
  good: 'success.main',
  bad: 'error.main',
  idle: 'text.disabled',
};

/** A status as a label with a coloured dot. */
export const StatusChip = ({ subject, value, short }: StatusChipProps) => {
  const translate = useTranslate();
  const toneOf = useStatusTone();
  const { word, label } = statusWords(translate, subject, value);
  // One status of an account has no label.
  if (label === '') return null;
  return (
    <Box
      component="span"
      className="status-chip"
      title={short && word !== label ? label : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.25,
        borderRadius: 4,
        border: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        color: 'text.primary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, bgcolor: COLOUR[toneOf(subject, value)] }}
      />
      {word}
      {!short && word !== label && (
        <Box component="span" sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
          {label}
        </Box>
      )}
    </Box>
  );
};
