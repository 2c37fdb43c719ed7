import { Box, Stack } from '@mui/material';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { ProofViewer } from '../shared/proof-viewer';
import { StatusChip } from '../shared/status-chip';
import { PaymentActions } from './payment-actions';
import { PaymentFacts } from './payment-facts';

export const PaymentShow = () => <ConsoleShow of={PaymentDetail} />;

const PaymentDetail = ({ record: payment }: { record: AdminPayment }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
    <ProofViewer key={payment.id} url={payment.proofUrl} what={payment.orderNumber} />
    <Stack useFlexGap sx={{ gap: 2, minWidth: 0 }}>
      <PaymentActions />
      <PaymentFacts />
      <Facts>
        <Fact source="state">
          <StatusChip subject="payment" value={payment.state} />
        </Fact>
        <MomentFact source="decidedAt" iso={payment.decidedAt} />
        <Fact source="decidedBy">{payment.decidedBy ?? '–'}</Fact>
        <Fact source="reason">{payment.reason ?? '–'}</Fact>
      </Facts>
    </Stack>
  </Box>
);
