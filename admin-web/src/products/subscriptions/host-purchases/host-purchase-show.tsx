import { Box, Stack } from '@mui/material';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { ReimbursementAmounts } from '../shared/reimbursement-amounts';
import { BankAccountFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../../../platform/records/console-show';
import { ActorFact, Fact, Facts, DateTimeFact } from '../../../platform/records/facts';
import { formatDate } from '../../../platform/fields/format';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { GroupFact } from '../shared/group-fact';
import { OrderFact } from '../../../sales/shared/order-fact';
import { planText } from '../../../catalogue/shared/plan';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { Row } from '../../../platform/ui/row';
import { SameProofAlert } from '../../../sales/shared/same-proof-alert';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ShowTitle } from '../../../platform/records/show-title';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { HostPurchaseActions } from './host-purchase-actions';

export const HostPurchaseShow = () => <ConsoleShow of={HostPurchaseDetail} />;

const HostPurchaseDetail = ({ record: purchase }: { record: AdminPurchase }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    <PictureViewer key={purchase.id} url={purchase.proofUrl} what={purchase.orderNumber} />
    <Stack useFlexGap sx={{ gap: 2, minWidth: 0 }}>
      <ShowTitle status={{ subject: 'purchase', value: purchase.state }}>{planText(purchase)}</ShowTitle>
      <SameProofAlert of={purchase} />
      <Row>
        <HostPurchaseActions />
        <WhatsAppButton href={purchase.waLink} name={purchase.customerName} />
      </Row>
      <ReimbursementAmounts
        resource="host-purchases"
        providerPrice={purchase.providerPrice ?? purchase.claimed}
        isClaimed={purchase.providerPrice === null}
        hostShare={purchase.hostShare}
        transferFee={purchase.transferFee}
        total={purchase.reimbursement}
      />
      {purchase.receivable && (
        <Facts>
          <Fact source="receivable">
            {formatRupiah(purchase.receivable.amount)} ·{' '}
            <StatusChip subject="receivable" value={purchase.receivable.state} />
          </Fact>
          {purchase.receivable.note && <Fact source="receivableNote">{purchase.receivable.note}</Fact>}
        </Facts>
      )}
      <Facts>
        <Fact source="claimed">{formatRupiah(purchase.claimed)}</Fact>
        {/* The host enters a day without a time. */}
        <Fact source="debitedAt">{formatDate(dayInWib(new Date(purchase.debitedAt)))}</Fact>
      </Facts>
      <BankAccountFacts record={purchase} />
      <Facts>
        <OrderFact of={purchase} />
        <CustomerFact of={purchase} />
        <GroupFact of={purchase} />
        <DateTimeFact source="submittedAt" iso={purchase.submittedAt} />
        <DateTimeFact source="decidedAt" iso={purchase.decidedAt} />
        <ActorFact source="decidedBy" by={purchase.decidedBy} />
        {purchase.reason && <Fact source="reason">{purchase.reason}</Fact>}
      </Facts>
    </Stack>
  </Box>
);
