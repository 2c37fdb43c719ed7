import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { ActionsInPlace } from '../../platform/actions/action-frame';
import { BankEvidence } from './bank-evidence';
import { PaymentAmount, PaymentFacts, PaymentWarnings } from './payment-facts';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { useCan } from '../../platform/auth/permissions';
import { Steps } from '../../platform/records/steps';
import { KeyHint } from '../../platform/shortcuts/key-hint';
import { useBankEvidence } from './use-bank-evidence';
import { type ConfirmByLine, useMayTakeLines } from './use-confirm-by-line';

interface DeskDetailProps {
  position: number;
  total: number;
  head: Ref<HTMLDivElement>;
  onMove: (step: number) => void;
  onOpen: (action: 'confirm' | 'reject') => void;
  byLine: ConfirmByLine;
  /** What is being decided, in place of the two buttons. */
  form: ReactNode;
}

/** The selected payment: its proof beside what is expected. */
export const DeskDetail = ({ position, total, head, onMove, onOpen, byLine, form }: DeskDetailProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  const headingId = useId();
  const mayDecide = useCan()('payments.confirm');
  const mayTake = useMayTakeLines();
  const { data: evidence } = useBankEvidence(payment);
  // One button is filled: the line of the bank, where it is certain.
  const isByLine = mayTake && evidence?.lines[0]?.confidence === 'certain';
  if (!payment) return null;
  const can = (action: string) => payment.allowedActions.includes(action);
  return (
    <Box component="section" aria-labelledby={headingId} sx={section}>
      <Stack ref={head} direction="row" useFlexGap sx={headRow}>
        <Typography
          id={headingId}
          component="h2"
          variant="h6"
          sx={{ flexGrow: 1, whiteSpace: 'nowrap', fontSize: { xs: '1rem', sm: '1.25rem' } }}
        >
          {payment.orderNumber}
        </Typography>
        <Steps
          next={position === total - 1 ? undefined : () => onMove(1)}
          previous={position === 0 ? undefined : () => onMove(-1)}
        >
          {translate('steps.position', { n: position + 1, total })}
        </Steps>
      </Stack>
      <Box sx={columns}>
        <Box sx={amount}>
          <PaymentAmount />
          <PaymentWarnings isDeciding={Boolean(form)} />
        </Box>
        <Box sx={proof}>
          <PictureViewer key={payment.id} url={payment.proofUrl} what={payment.orderNumber} fill={FRAME} />
        </Box>
        <Box sx={decision}>
          {!form && (
            <BankEvidence
              key={payment.id}
              payment={payment}
              isPending={byLine.isPending}
              onTake={byLine.take}
              keyHint="B"
            />
          )}
          {form && (
            <Box sx={panel}>
              <ActionsInPlace>{form}</ActionsInPlace>
            </Box>
          )}
          {mayDecide && !form && (
            <Box sx={buttons}>
              <Box sx={sideBySide}>
                <Button
                  variant={isByLine ? 'outlined' : 'contained'}
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
              </Box>
            </Box>
          )}
          {!form && <PaymentFacts />}
        </Box>
      </Box>
    </Box>
  );
};

/** Within the height of the desk; the head of the payment stays, and what is below it scrolls by itself. */
const section = {
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { xs: 'auto auto', lg: 'auto minmax(0, 1fr)' },
  height: { lg: '100%' },
} as const;
/** The bar above the page would cover it where the page is scrolled to it. */
const headRow = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 0.5,
  mb: 1,
  scrollMarginTop: '64px',
} as const;
const columns = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: 2,
  minHeight: 0,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 300px' },
  gridTemplateRows: { lg: 'fit-content(60%) minmax(0, 1fr)' },
  gridTemplateAreas: { lg: "'proof amount' 'proof decision'" },
} as const;
const scrolls = { minWidth: 0, overflowY: { lg: 'auto' } } as const;
/** On a phone what the proof is compared with and what speaks against it stand above the picture, as they are written: the bar at the foot covers what is below. */
const amount = {
  gridArea: { lg: 'amount' },
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gap: 1.5,
  ...scrolls,
} as const;
const proof = {
  gridArea: { lg: 'proof' },
  minWidth: 0,
  containerType: { lg: 'size' },
} as const;
/** The toolbar of the picture stands above it. */
const FRAME = 'max(300px, 100cqh - 46px)';
/** On a narrow screen its parts follow the proof, so that the buttons can stand at the foot of all of it. */
const decision = {
  gridArea: { lg: 'decision' },
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gap: 2,
  ...scrolls,
} as const;

/** Below the amount, so that no screen is too low for them; on a narrow one at its foot, always visible. */
const buttons = {
  order: { xs: 1, lg: 0 },
  position: { xs: 'sticky', lg: 'static' },
  bottom: 0,
  zIndex: 1,
  py: { xs: 1, lg: 0 },
  borderTopStyle: 'solid',
  borderTopWidth: { xs: '1px', lg: 0 },
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;
/** On one line with their keys; on a phone both as wide as a thumb wants them. */
const sideBySide = {
  display: 'flex',
  gap: 1,
  '& .MuiButton-root': { px: 1.5, minHeight: { xs: 48, lg: 36 }, flex: { xs: 1, lg: 'none' } },
} as const;
/** As high as the column leaves it, so that its buttons are in sight. */
const panel = { minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;
