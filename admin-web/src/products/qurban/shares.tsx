import MoveUpIcon from '@mui/icons-material/MoveUp';
import UndoIcon from '@mui/icons-material/Undo';
import { DataTable } from 'react-admin';
import type { AdminQurbanShare } from '#contracts/products/qurban/qurban.admin.http';
import { PARTICIPATION_STATES } from '#domain/products/qurban/participation';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact, DeadlineField } from '../../platform/fields/deadline';
import { CustomerFact } from '../../identity/shared/customer-fact';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { CodeField, DateTimeField, StatusField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { OrderFact } from '../../sales/shared/order-fact';
import { MoveDialog } from './move-dialog';
import { OneLineField } from '../../platform/fields/one-line';

const plans: ActionPlans = {
  move: { icon: <MoveUpIcon />, aside: true, dialog: MoveDialog },
  refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog },
};
const Column = DataTable.Col<AdminQurbanShare>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'qurban.late', filter: { isLate: true } },
  ...PARTICIPATION_STATES.map((state) => ({ label: `status.qurbanShare.${state}`, filter: { state } })),
];

export const ShareList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (row: AdminQurbanShare) => `${row.customerName} · ${row.animalName}`,
      secondaryText: (row: AdminQurbanShare) => (
        <>
          {formatRupiah(row.received)} / {formatRupiah(row.total)}
          <br />
          <StatusChip subject="qurbanShare" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="animalName" disableSort />
    <Column
      source="received"
      disableSort
      align="right"
      render={({ received, total }) => (
        <>
          {formatRupiah(received)}
          <br />/ {formatRupiah(total)}
        </>
      )}
    />
    <Column source="nextDueAt" disableSort field={DeadlineField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="qurbanShare" />
    </Column>
  </ConsoleList>
);

export const ShareShow = () => <ConsoleShow of={ShareDetail} />;

const ShareDetail = ({ record: row }: { record: AdminQurbanShare }) => (
  <>
    <ShowTitle status={{ subject: 'qurbanShare', value: row.state }}>
      {row.animalName} · {row.customerName}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <OrderFact of={row} />
      <CustomerFact of={row} />
      <Fact source="animalName">
        <RecordLink resource="qurban-animals" id={row.animalUid}>
          {row.animalName}
        </RecordLink>
      </Fact>
      <Fact source="names">{row.names.join(', ')}</Fact>
      <Fact source="received">
        {formatRupiah(row.received)} / {formatRupiah(row.total)}
      </Fact>
      {row.instalments > 0 && <Fact source="instalments">{row.instalments}</Fact>}
      {row.nextAmount !== null && <Fact source="nextAmount">{formatRupiah(row.nextAmount)}</Fact>}
      <DeadlineFact source="nextDueAt" iso={row.nextDueAt} />
      {row.instalments > 0 && <TranslatedFact source="isLate" />}
      {row.surplus > 0 && <Fact source="surplus">{formatRupiah(row.surplus)}</Fact>}
      <DateTimeFact source="createdAt" iso={row.createdAt} />
    </Facts>
  </>
);
