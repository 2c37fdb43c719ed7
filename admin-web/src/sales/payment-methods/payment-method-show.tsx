import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useTranslate } from 'react-admin';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { StatusChip } from '../../platform/fields/status-chip';
import { ProposedChange } from '../../platform/proposals/proposed-change';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';

const plans: ActionPlans = {
  deactivate: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  activate: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  withdraw: { icon: <UndoIcon />, seldom: true, dialog: ReasonDialog, reversible: true, internalReason: true },
};

/** Beside what is proposed, so that it is read before. */
const APPROVED_ABOVE = ['approve'];

export const PaymentMethodShow = () => <ConsoleShow of={PaymentMethodDetail} />;

const PaymentMethodDetail = ({ record: method }: { record: AdminPaymentMethod }) => (
  <>
    <ShowTitle status={{ subject: 'paymentMethod', value: method.active ? 'active' : 'inactive' }}>
      {method.bankName}
    </ShowTitle>
    <Proposed {...method} />
    <Row>
      <EditButton />
      <RecordActions plans={plans} elsewhere={APPROVED_ABOVE} />
    </Row>
    <Facts>
      <Fact source="accountNumber">{method.accountNumber}</Fact>
      <Fact source="accountName">{method.accountName}</Fact>
      <Fact source="uniqueCode">
        <StatusChip subject="uniqueCode" value={method.uniqueCode ? 'on' : 'off'} />
      </Fact>
      <Fact source="position">{method.position}</Fact>
    </Facts>
  </>
);

/** The account that customers are to pay to, as one owner has proposed it. */
const Proposed = ({ id, active, proposed }: AdminPaymentMethod) => {
  const translate = useTranslate();
  if (!proposed) return null;
  const { bankName, accountNumber, accountName, position, uniqueCode } = proposed;
  const account = { bankName, accountNumber, accountName };
  return (
    <ProposedChange
      resource="payment-methods"
      id={id}
      proposed={proposed}
      to={translate(active ? 'payment_methods.toBe' : 'payment_methods.toShow', account)}
      same={{ ...account, position, uniqueCode }}
    />
  );
};
