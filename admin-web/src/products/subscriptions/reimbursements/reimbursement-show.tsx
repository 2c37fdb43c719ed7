import { useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ReimbursementAmounts } from '../shared/reimbursement-amounts';
import { BankAccountFacts } from '../shared/bank-facts';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts } from '../../../platform/records/facts';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { GroupFact } from '../shared/group-fact';
import { OrderFact } from '../../../sales/shared/order-fact';
import { planText } from '../../../catalogue/shared/plan';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { formatDate } from '../../../platform/fields/format';
import { dayInWib } from '#domain/platform/wib';
import { RecordPage, initialsOf } from '../../../platform/records/record-page';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { PaidAtFact } from '../../../sales/shared/given-back';
import { RunningDeadline, isToBePaid } from '../../../platform/fields/deadline';
import { GroupTrouble } from '../shared/group-trouble';
import { OpenClaims } from '../shared/open-claims';
import { HostStatementButtons } from './host-statement-buttons';
import { PurchaseProof } from './purchase-proof';
import { ReimbursementActions } from './reimbursement-actions';

export const ReimbursementShow = () => <ConsoleShow of={ReimbursementDetail} />;

const ReimbursementDetail = ({ record: row }: { record: AdminReimbursement }) => {
  const translate = useTranslate();
  return (
    <RecordPage
      title={`${formatRupiah(row.amount)} · ${row.customerName}`}
      mark={initialsOf(row.customerName)}
      status={{ subject: 'reimbursement', value: row.state }}
      copy={{ text: String(row.amount), what: translate('resources.reimbursements.fields.amount') }}
      actions={
        <>
          <WhatsAppButton href={row.waLink} name={row.customerName} />
          <ReimbursementActions />
        </>
      }
      notices={row.groupTrouble === 'claimed' && <OpenClaims groupUid={row.groupUid} />}
      aside={
        <Facts>
          <CustomerFact of={row} />
          <OrderFact of={row} />
          <Fact source="plan">{planText(row)}</Fact>
          <GroupFact of={row} />
          <Fact source="groupSeatsPaid">
            {row.groupSeatsPaid}/{row.groupSeats}
            <GroupTrouble of={row} />
          </Fact>
          <Fact source="cycle">
            {row.cycleNumber} · {formatDate(dayInWib(new Date(row.cycleFrom)))} –{' '}
            {formatDate(dayInWib(new Date(row.cycleTo)))}
          </Fact>
        </Facts>
      }
    >
      <BankAccountFacts record={row} />
      <ReimbursementAmounts
        resource="reimbursements"
        providerPrice={row.providerPrice}
        hostShare={row.hostShare}
        transferFee={row.transferFee}
        correction={row.correction}
        total={row.amount}
      />
      <PurchaseProof purchaseUid={row.purchaseUid} />
      <Facts>
        <Fact source="dueAt">
          <RunningDeadline iso={row.dueAt} isRunning={isToBePaid(row)} />
        </Fact>
        <Fact source="limit">{formatRupiah(row.limit)}</Fact>
        <Fact source="approvedBy">{row.approvedBy}</Fact>
        <PaidAtFact of={row} />
        <Fact source="paidBy">{row.paidBy}</Fact>
        <Fact source="reference">{row.reference}</Fact>
        {row.paidAt && (
          <Fact source="statements">
            <HostStatementButtons customerUid={row.customerUid} paidAt={new Date(row.paidAt)} />
          </Fact>
        )}
      </Facts>
      {row.proofUrl && <PictureViewer key={row.id} url={row.proofUrl} what={row.orderNumber} />}
    </RecordPage>
  );
};
