import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { statusWords } from './status-text';
import { ToneMark } from './tone-mark';
import { useStatusTone } from './use-status-tone';

interface StatusChipProps {
  subject: string;
  value: string | number;
}

/** A status as one word with a coloured dot; the label that the specification fixes, where it is another one, when it is pointed at. */
export const StatusChip = ({ subject, value }: StatusChipProps) => {
  const translate = useTranslate();
  const toneOf = useStatusTone();
  const { word, label } = statusWords(translate, subject, value);
  // One status of an account has no label.
  if (label === '') return null;
  return (
    <Box
      component="span"
      className="status-chip"
      title={word === label ? undefined : label}
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
      <ToneMark tone={toneOf(subject, value)} />
      {word}
    </Box>
  );
};
