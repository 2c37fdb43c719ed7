import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { Amounts } from '../shared/amounts';
import { BankFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { CustomerFact, GroupFact, OrderFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { ProofViewer } from '../shared/proof-viewer';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { WaButton } from '../shared/wa-button';
import { DueDate } from './due-date';
import { ReimbursementActions } from './reimbursement-actions';

export const ReimbursementShow = () => <ConsoleShow of={ReimbursementDetail} />;

const ReimbursementDetail = ({ record: row }: { record: AdminReimbursement }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle
        status={{ subject: 'reimbursement', value: row.state }}
        copy={{ text: String(row.amount), what: translate('resources.reimbursements.fields.amount') }}
      >
        {formatRupiah(row.amount)} · {row.customerName}
      </ShowTitle>
      <Row>
        <ReimbursementActions />
        <WaButton href={row.waLink} name={row.customerName} />
      </Row>
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
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <GroupFact of={row} />
        <Fact source="groupSeatsSettled">
          {row.groupSeatsSettled}/{row.groupSeats}
        </Fact>
        <Fact source="dueAt">
          <DueDate of={row} />
        </Fact>
        <Fact source="approvedBy">{row.approvedBy ?? '–'}</Fact>
        <MomentFact source="paidAt" iso={row.paidAt} />
        <Fact source="paidBy">{row.paidBy ?? '–'}</Fact>
        <Fact source="reference">{row.reference ?? '–'}</Fact>
      </Facts>
      {row.proofUrl && <ProofViewer key={row.id} url={row.proofUrl} what={row.orderNumber} />}
    </>
  );
};
