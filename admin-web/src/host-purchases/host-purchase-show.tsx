import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AdminPurchase } from '#contracts/http/admin/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { Amounts } from '../shared/amounts';
import { BankFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { planText } from '../shared/plan';
import { ProofViewer } from '../shared/proof-viewer';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { HostPurchaseActions } from './host-purchase-actions';

export const HostPurchaseShow = () => (
  <ConsoleShow>
    <HostPurchaseDetail />
  </ConsoleShow>
);

const HostPurchaseDetail = () => {
  const purchase = useRecordContext<AdminPurchase>();
  if (!purchase) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <ProofViewer key={purchase.id} url={purchase.proofUrl} what={purchase.orderNumber} />
      <Stack useFlexGap sx={{ gap: 2, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="h6">
            {planText(purchase)}
          </Typography>
          <StatusChip subject="purchase" value={purchase.state} />
        </Stack>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <HostPurchaseActions />
          <WaButton href={purchase.waLink} name={purchase.customerName} />
        </Stack>
        <Amounts
          resource="host-purchases"
          providerPrice={purchase.providerPrice}
          hostShare={purchase.hostShare}
          transferFee={purchase.transferFee}
          total={purchase.reimbursement}
        />
        <Facts>
          <Fact source="claimed">{formatRupiah(purchase.claimed)}</Fact>
          <Fact source="debitedAt">
            <Moment iso={purchase.debitedAt} />
          </Fact>
        </Facts>
        <BankFacts record={purchase} />
        <Facts>
          <Fact source="orderNumber">
            <RecordLink resource="orders" id={purchase.orderUid}>
              {purchase.orderNumber}
            </RecordLink>
          </Fact>
          <Fact source="customerName">
            <RecordLink resource="customers" id={purchase.customerUid}>
              {purchase.customerName}
            </RecordLink>
          </Fact>
          <Fact source="groupName">
            <RecordLink resource="account-groups" id={purchase.groupUid}>
              {purchase.groupName}
            </RecordLink>
          </Fact>
          <Fact source="submittedAt">
            <Moment iso={purchase.submittedAt} />
          </Fact>
          <Fact source="decidedAt">
            <Moment iso={purchase.decidedAt} />
          </Fact>
          <Fact source="decidedBy">{purchase.decidedBy ?? '–'}</Fact>
          {purchase.reason && <Fact source="reason">{purchase.reason}</Fact>}
        </Facts>
      </Stack>
    </Box>
  );
};
