import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { Amounts } from '../shared/amounts';
import { BankFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { planText } from '../shared/plan';
import { ProofViewer } from '../shared/proof-viewer';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { ReimbursementActions } from './reimbursement-actions';

export const ReimbursementShow = () => (
  <ConsoleShow>
    <ReimbursementDetail />
  </ConsoleShow>
);

const ReimbursementDetail = () => {
  const row = useRecordContext<AdminReimbursement>();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {formatRupiah(row.amount)} · {row.customerName}
        </Typography>
        <CopyButton text={String(row.amount)} what={translate('resources.reimbursements.fields.amount')} />
        <StatusChip subject="reimbursement" value={row.state} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ReimbursementActions />
        <WaButton href={row.waLink} name={row.customerName} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Amounts
          resource="reimbursements"
          providerPrice={row.providerPrice}
          hostShare={row.hostShare}
          transferFee={row.transferFee}
          total={row.amount}
        />
        <BankFacts record={row} />
      </Box>
      <Facts>
        <Fact source="orderNumber">
          <RecordLink resource="orders" id={row.orderUid}>
            {row.orderNumber}
          </RecordLink>
        </Fact>
        <Fact source="customerName">
          <RecordLink resource="customers" id={row.customerUid}>
            {row.customerName}
          </RecordLink>
        </Fact>
        <Fact source="plan">{planText(row)}</Fact>
        <Fact source="groupName">{row.groupName}</Fact>
        <Fact source="dueAt">
          <Moment iso={row.dueAt} />
        </Fact>
        <Fact source="approvedBy">{row.approvedBy ?? '–'}</Fact>
        <Fact source="paidAt">
          <Moment iso={row.paidAt} />
        </Fact>
        <Fact source="paidBy">{row.paidBy ?? '–'}</Fact>
        <Fact source="reference">{row.reference ?? '–'}</Fact>
      </Facts>
      {row.proofUrl && <ProofViewer key={row.id} url={row.proofUrl} what={row.orderNumber} />}
    </>
  );
};
