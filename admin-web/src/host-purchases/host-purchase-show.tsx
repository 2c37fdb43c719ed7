import { Box, Stack } from '@mui/material';
import type { AdminPurchase } from '#contracts/http/admin/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { dayInWib } from '#domain/time/wib';
import { Amounts } from '../shared/amounts';
import { BankFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { formatDate } from '../shared/format';
import { CustomerFact, GroupFact, OrderFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { ProofViewer } from '../shared/proof-viewer';
import { Row } from '../shared/row';
import { SameProof } from '../shared/same-proof';
import { ShowTitle } from '../shared/show-title';
import { WaButton } from '../shared/wa-button';
import { HostPurchaseActions } from './host-purchase-actions';

export const HostPurchaseShow = () => <ConsoleShow of={HostPurchaseDetail} />;

const HostPurchaseDetail = ({ record: purchase }: { record: AdminPurchase }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    <ProofViewer key={purchase.id} url={purchase.proofUrl} what={purchase.orderNumber} />
    <Stack useFlexGap sx={{ gap: 2, minWidth: 0 }}>
      <ShowTitle status={{ subject: 'purchase', value: purchase.state }}>{planText(purchase)}</ShowTitle>
      <SameProof />
      <Row>
        <HostPurchaseActions />
        <WaButton href={purchase.waLink} name={purchase.customerName} />
      </Row>
      <Amounts
        resource="host-purchases"
        providerPrice={purchase.providerPrice}
        hostShare={purchase.hostShare}
        transferFee={purchase.transferFee}
        total={purchase.reimbursement}
      />
      <Facts>
        <Fact source="claimed">{formatRupiah(purchase.claimed)}</Fact>
        {/* The host names a day. */}
        <Fact source="debitedAt">{formatDate(dayInWib(new Date(purchase.debitedAt)))}</Fact>
      </Facts>
      <BankFacts record={purchase} />
      <Facts>
        <OrderFact of={purchase} />
        <CustomerFact of={purchase} />
        <GroupFact of={purchase} />
        <MomentFact source="submittedAt" iso={purchase.submittedAt} />
        <MomentFact source="decidedAt" iso={purchase.decidedAt} />
        <Fact source="decidedBy">{purchase.decidedBy ?? '–'}</Fact>
        {purchase.reason && <Fact source="reason">{purchase.reason}</Fact>}
      </Facts>
    </Stack>
  </Box>
);
