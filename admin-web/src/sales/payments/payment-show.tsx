import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Stack } from '@mui/material';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ConsoleShow } from '../../platform/records/console-show';
import { ActorFact, Fact, Facts, DateTimeFact } from '../../platform/records/facts';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { ShowTitle } from '../../platform/records/show-title';
import { BankEvidence } from './bank-evidence';
import { PaymentAmount, PaymentFacts, PaymentWarnings } from './payment-facts';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { ActionsInPlace } from '../../platform/actions/action-frame';
import { ChosenActionInPlace } from '../../platform/actions/chosen-action';
import { RecordActions } from '../../platform/actions/record-actions';
import { PaymentConfirmDialog } from './payment-confirm-dialog';
import { PaymentRejectDialog } from './payment-reject-dialog';
import { useConfirmByLine } from './use-confirm-by-line';

const plans: ActionPlans = {
  confirm: { icon: <CheckIcon />, dialog: PaymentConfirmDialog },
  withdraw: { icon: <UndoIcon />, aside: true, dialog: ReasonDialog, reversible: true, internalReason: true },
  reject: { icon: <BlockIcon />, danger: true, dialog: PaymentRejectDialog },
};

export const PaymentShow = () => <ConsoleShow of={PaymentDetail} />;

/** As at the desk: what is decided stands below the amount, beside the proof. */
const PaymentDetail = ({ record: payment }: { record: AdminPayment }) => (
  <Box sx={areas}>
    <Stack useFlexGap sx={{ gridArea: 'amount', gap: 2, minWidth: 0 }}>
      <ShowTitle status={{ subject: 'payment', value: payment.state }}>{payment.orderNumber}</ShowTitle>
      <PaymentAmount />
      <PaymentWarnings />
    </Stack>
    <Box sx={{ gridArea: 'proof', minWidth: 0, alignSelf: 'start', position: { md: 'sticky' }, top: 56 }}>
      <PictureViewer key={payment.id} url={payment.proofUrl} what={payment.orderNumber} />
    </Box>
    <Stack useFlexGap sx={{ gridArea: 'facts', gap: 2, minWidth: 0 }}>
      <EvidenceOfRecord payment={payment} />
      <ChosenActionInPlace>
        <RecordActions plans={plans} />
      </ChosenActionInPlace>
      <PaymentFacts />
      <Facts>
        {payment.received !== null && <Fact source="received">{formatRupiah(payment.received)}</Fact>}
        <DateTimeFact source="decidedAt" iso={payment.decidedAt} />
        <ActorFact source="decidedBy" by={payment.decidedBy} />
        <Fact source="reason">{payment.reason}</Fact>
      </Facts>
    </Stack>
  </Box>
);

/** The page is refreshed once the line is taken. */
const EvidenceOfRecord = ({ payment }: { payment: AdminPayment }) => {
  const { take, form, isPending } = useConfirmByLine(() => undefined);
  return form ? (
    <ActionsInPlace>{form}</ActionsInPlace>
  ) : (
    <BankEvidence key={payment.id} payment={payment} isPending={isPending} onTake={take} />
  );
};

/** On a phone the amount comes before the picture that has to show it. */
const areas = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: "'amount' 'proof' 'facts'", md: "'proof amount' 'proof facts'" },
} as const;
