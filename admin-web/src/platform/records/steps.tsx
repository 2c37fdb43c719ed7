import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { KeyHint } from '../shortcuts/key-hint';

interface StepsProps {
  /** Where one is: *3 dari 12*. */
  children: string;
  /** Undefined at the end. */
  next?: () => void;
  previous?: () => void;
  /** What was open is done: the step to the next is what is to be done. */
  isDone?: boolean;
}

/** Where one is in a list that is worked through, with the steps to the next and the previous. */
export const Steps = ({ children, next, previous, isDone = false }: StepsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ whiteSpace: 'nowrap' }}>
        {children}
      </Typography>
      <Step label="steps.previous" keys="K" onClick={previous}>
        <ArrowUpwardIcon />
      </Step>
      {isDone && next ? (
        <Button
          variant="contained"
          size="small"
          startIcon={<ArrowDownwardIcon />}
          aria-keyshortcuts="J"
          onClick={next}
          sx={{ minHeight: { xs: 44, md: 'auto' } }}
        >
          {translate('steps.next')}
          <KeyHint>J</KeyHint>
        </Button>
      ) : (
        <Step label="steps.next" keys="J" onClick={next}>
          <ArrowDownwardIcon />
        </Step>
      )}
    </Stack>
  );
};

interface StepProps {
  label: string;
  keys: string;
  onClick?: () => void;
  children: ReactNode;
}

const Step = ({ label, keys, onClick, children }: StepProps) => {
  const translate = useTranslate();
  return (
    <>
      <Tooltip title={translate(label)}>
        <span>
          <IconButton aria-label={translate(label)} aria-keyshortcuts={keys} disabled={!onClick} onClick={onClick}>
            {children}
          </IconButton>
        </span>
      </Tooltip>
      <KeyHint>{keys}</KeyHint>
    </>
  );
};
