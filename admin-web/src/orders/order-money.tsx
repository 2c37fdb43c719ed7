import { useGetList, type RaRecord } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import type { Permission } from '#domain/admins/admin-role';
import { formatRupiah } from '#domain/money/sen';
import { Fact } from '../shared/facts';
import { RecordLink } from '../shared/record-link';
import { Row } from '../shared/row';
import { StatusChip } from '../shared/status-chip';
import type { StatusSubject } from '../shared/status-tone';
import { useMay } from '../shared/use-may';

interface MoneyRecord extends RaRecord {
  id: string;
  state: string;
  amount?: number;
  /** What a host says was debited. */
  claimed?: number;
}

/** What was paid for an order, and what its host gets back: each a step away, for whoever may open it. */
export const OrderMoney = ({ order: { id, kind } }: { order: AdminOrder }) => (
  <>
    <MoneyFact resource="payments" subject="payment" orderUid={id} />
    {kind === 'host' && (
      <>
        <MoneyFact resource="host-purchases" subject="purchase" orderUid={id} />
        <MoneyFact resource="reimbursements" subject="reimbursement" orderUid={id} />
      </>
    )}
  </>
);

const NEWEST = { pagination: { page: 1, perPage: 10 } };

const MoneyFact = ({ resource, subject, orderUid }: { resource: string; subject: StatusSubject; orderUid: string }) => {
  const enabled = useMay()(`${resource}.read` as Permission);
  const { data = [] } = useGetList<MoneyRecord>(resource, { filter: { orderUid }, ...NEWEST }, { enabled });
  if (!data.length) return null;
  return (
    <Fact source={resource}>
      {data.map(({ id, state, amount, claimed = amount }) => (
        <Row key={id}>
          <RecordLink resource={resource} id={id}>
            {formatRupiah(claimed!)}
          </RecordLink>
          <StatusChip subject={subject} value={state} />
        </Row>
      ))}
    </Fact>
  );
};
