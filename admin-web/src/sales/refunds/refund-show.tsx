import DoneAllIcon from '@mui/icons-material/DoneAll';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import UndoIcon from '@mui/icons-material/Undo';
import PaymentsIcon from '@mui/icons-material/Payments';
import { useTranslate } from 'react-admin';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConsoleShow } from '../../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { RecordPage, initialsOf } from '../../platform/records/record-page';
import { OrderFact } from '../shared/order-fact';
import { AccountDialog } from '../shared/account-dialog';
import { PaidAtFact } from '../shared/given-back';
import { PayRefundDialog } from './pay-refund-dialog';

const plans: ActionPlans = {
  approve: { icon: <DoneAllIcon />, dialog: ConfirmDialog },
  'send-back': { icon: <UndoIcon />, aside: true, dialog: ConfirmDialog },
  schedule: { icon: <PlaylistAddIcon />, dialog: AccountDialog },
  pay: { icon: <PaymentsIcon />, dialog: PayRefundDialog },
};

/** Until the customer has named an account no transfer is the next step. */
const plansWithoutAccount: ActionPlans = {
  ...plans,
  schedule: { ...plans.schedule!, aside: true },
  pay: { ...plans.pay!, aside: true },
};

/** What comes before the account, and needs none. */
const OTHER_STEPS = ['approve', 'send-back'];

export const RefundShow = () => <ConsoleShow of={RefundDetail} />;

const RefundDetail = ({ record: refund }: { record: AdminRefund }) => {
  const translate = useTranslate();
  const asksFirst = refund.awaitsAccount && !OTHER_STEPS.some((action) => refund.allowedActions.includes(action));
  return (
    <RecordPage
      title={`${formatRupiah(refund.amount)} · ${refund.customerName}`}
      mark={initialsOf(refund.customerName)}
      status={{ subject: 'refund', value: refund.state }}
      copy={{ text: String(refund.amount), what: translate('resources.refunds.fields.amount') }}
      actions={
        <>
          <WhatsAppButton
            href={refund.waLink}
            name={refund.customerName}
            ask={asksFirst ? translate('refundAccount.ask') : undefined}
          />
          <RecordActions plans={refund.awaitsAccount ? plansWithoutAccount : plans} />
        </>
      }
      aside={
        <Facts>
          <CustomerFact of={refund} />
          <OrderFact of={refund} />
          <DateTimeFact source="askedAt" iso={refund.askedAt} />
          <ActorFact source="by" by={refund.isAskedBack ? 'customer' : refund.by} />
          {refund.isAskedBack && <ActorFact source="bookedBy" by={refund.by} />}
          {refund.approvedBy && <ActorFact source="approvedBy" by={refund.approvedBy} />}
        </Facts>
      }
    >
      <Facts>
        <Fact source="reason">{refund.reason}</Fact>
        {refund.used > 0 && <Fact source="used">{formatRupiah(refund.used)}</Fact>}
        {refund.paidFrom && <Fact source="paidFrom">{refund.paidFrom}</Fact>}
        {refund.bankName ? (
          <Fact source="bankName">
            {refund.bankName} {refund.accountNumber} {refund.accountName}
          </Fact>
        ) : (
          refund.awaitsAccount && <Fact source="bankName">{translate('refundAccount.none')}</Fact>
        )}
        {refund.reference && <Fact source="reference">{refund.reference}</Fact>}
        <DateTimeFact source="creditedAt" iso={refund.creditedAt} />
        <DateTimeFact source="gatewayAskedAt" iso={refund.gatewayAskedAt} />
        <PaidAtFact of={refund} />
      </Facts>
    </RecordPage>
  );
};
