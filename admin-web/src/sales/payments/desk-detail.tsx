import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { ActionsInPlace } from '../../platform/actions/action-frame';
import { Row } from '../../platform/ui/row';
import { PaymentAmount, PaymentFacts } from './payment-facts';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { useCan } from '../../platform/auth/permissions';
import { KeyHint } from '../../platform/shortcuts/key-hint';

interface DeskDetailProps {
  position: number;
  total: number;
  onMove: (step: number) => void;
  onOpen: (action: 'confirm' | 'reject') => void;
  /** What is being decided, in place of the two buttons. */
  form: ReactNode;
}

/** The selected payment: its proof beside what is expected. */
export const DeskDetail = ({ position, total, onMove, onOpen, form }: DeskDetailProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  const headingId = useId();
  const mayDecide = useCan()('payments.confirm');
  if (!payment) return null;
  const can = (action: string) => payment.allowedActions.includes(action);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 0.5, mb: 1 }}
      >
        <Typography
          id={headingId}
          component="h2"
          variant="h6"
          sx={{ flexGrow: 1, whiteSpace: 'nowrap', fontSize: { xs: '1rem', sm: '1.25rem' } }}
        >
          {payment.orderNumber}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {translate('desk.position', { n: position + 1, total })}
          </Typography>
          <Step label="desk.previous" keys="K" disabled={position === 0} onClick={() => onMove(-1)}>
            <ArrowUpwardIcon />
          </Step>
          <Step label="desk.next" keys="J" disabled={position === total - 1} onClick={() => onMove(1)}>
            <ArrowDownwardIcon />
          </Step>
        </Stack>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto auto 1fr' },
          gridTemplateAreas: {
            xs: form ? "'amount' 'proof' 'decisions' 'facts'" : "'amount' 'proof' 'facts' 'decisions'",
            lg: "'proof amount' 'proof decisions' 'proof facts'",
          },
        }}
      >
        {/* First what the proof is compared with: on a phone it stands above the picture. */}
        <Box sx={{ gridArea: 'amount' }}>
          <PaymentAmount />
        </Box>
        <Box sx={{ gridArea: 'proof', minWidth: 0, alignSelf: 'start', position: { lg: 'sticky' }, top: 56 }}>
          <PictureViewer key={payment.id} url={payment.proofUrl} what={payment.orderNumber} />
        </Box>
        {form && (
          <Box sx={{ gridArea: 'decisions', minWidth: 0 }}>
            <ActionsInPlace>{form}</ActionsInPlace>
          </Box>
        )}
        {mayDecide && !form && (
          <Box sx={decisions}>
            <Row>
              <Button
                variant="contained"
                startIcon={<CheckIcon />}
                disabled={!can('confirm')}
                aria-keyshortcuts="C"
                onClick={() => onOpen('confirm')}
              >
                {translate('desk.keys.confirm')}
                <KeyHint>C</KeyHint>
              </Button>
              <Button
                variant="outlined"
                color="error"
                startIcon={<BlockIcon />}
                disabled={!can('reject')}
                aria-keyshortcuts="R"
                onClick={() => onOpen('reject')}
              >
                {translate('desk.keys.reject')}
                <KeyHint>R</KeyHint>
              </Button>
            </Row>
          </Box>
        )}
        <Box sx={{ gridArea: 'facts' }}>
          <PaymentFacts />
        </Box>
      </Box>
    </Box>
  );
};

/** Below the amount, so that no screen is too low for them; on a narrow one at its foot, always visible. */
const decisions = {
  gridArea: 'decisions',
  position: { xs: 'sticky', lg: 'static' },
  bottom: 0,
  zIndex: 1,
  // Both stand on one line with their keys.
  '& .MuiButton-root': { px: 1.5 },
  py: { xs: 1, lg: 0 },
  bgcolor: 'background.default',
};

interface StepProps {
  label: string;
  keys: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Step = ({ label, keys, disabled, onClick, children }: StepProps) => {
  const translate = useTranslate();
  return (
    <>
      <Tooltip title={translate(label)}>
        <span>
          <IconButton aria-label={translate(label)} aria-keyshortcuts={keys} disabled={disabled} onClick={onClick}>
            {children}
          </IconButton>
        </span>
      </Tooltip>
      <KeyHint>{keys}</KeyHint>
    </>
  );
};
