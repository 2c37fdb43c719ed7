import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';

const plans: ActionPlans = {
  deactivate: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  activate: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
};

export const PaymentMethodShow = () => <ConsoleShow of={PaymentMethodDetail} />;

const PaymentMethodDetail = ({ record: method }: { record: AdminPaymentMethod }) => (
  <>
    <ShowTitle status={{ subject: 'paymentMethod', value: method.active ? 'active' : 'inactive' }}>
      {method.bankName}
    </ShowTitle>
    <Row>
      <EditButton />
      <RecordActions plans={plans} />
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
