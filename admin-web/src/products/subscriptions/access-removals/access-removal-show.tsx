import DoneIcon from '@mui/icons-material/Done';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminAccessRemoval } from '#contracts/products/subscriptions/periods.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';

const plans: ActionPlans = { finish: { icon: <DoneIcon />, dialog: ConfirmDialog } };

export const AccessRemovalShow = () => <ConsoleShow of={AccessRemovalDetail} />;

const AccessRemovalDetail = ({ record: row }: { record: AdminAccessRemoval }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>
        {row.customerName} · {row.groupName}, {translate('seat.number', { n: row.seatNumber })}
      </ShowTitle>
      <Alert severity={row.doneAt ? 'success' : 'info'}>
        {translate(`accessRemovals.${row.doneAt ? 'isDone' : row.knowsLogin ? 'changePassword' : 'withdraw'}`)}
      </Alert>
      <Row>
        <RecordActions plans={plans} />
      </Row>
      <Facts>
        <Fact source="accountEmail">{row.accountEmail}</Fact>
        <GroupFact of={row} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <DateTimeFact source="createdAt" iso={row.createdAt} />
        <DateTimeFact source="doneAt" iso={row.doneAt} />
        <Fact source="doneBy">{row.doneBy}</Fact>
      </Facts>
    </>
  );
};
