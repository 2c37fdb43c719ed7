import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { GivenBackView } from '#contracts/sales/given-back.http';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../../platform/auth/permissions';
import { Fact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { Row } from '../../platform/ui/row';
import { PaidStatus } from './given-back';
import { PaidAmount } from './paid-amount';

interface MoneyRecord extends RaRecord {
  id: string;
  state: string;
  givenBack?: GivenBackView;
  amount?: number;
  /** What has come of a payment. */
  received?: number | null;
  /** The debited amount that the host has entered. */
  claimed?: number;
}

interface OrderMoneyFactProps {
  resource: string;
  /** Subject of the status chips. */
  subject: string;
  orderUid: string;
}

const FIRST_PAGE = { pagination: { page: 1, perPage: 10 } };

/** The money records of an order; not queried for a role that may not read them. */
export function useMoneyRecords(resource: string, orderUid: string): MoneyRecord[] {
  const enabled = useCan()(`${resource}.read` as Permission);
  return useGetList<MoneyRecord>(resource, { filter: { orderUid }, ...FIRST_PAGE }, { enabled }).data ?? [];
}

/** Amount and state of the money records of an order, as links. */
export const OrderMoneyFact = ({ resource, subject, orderUid }: OrderMoneyFactProps) => {
  const data = useMoneyRecords(resource, orderUid);
  const translate = useTranslate();
  if (!data.length) return null;
  return (
    <Fact label={translate(`resources.${resource}.name`, { smart_count: data.length })}>
      {data.map(({ id, state, givenBack, received = null, amount, claimed = amount }) => (
        <Row key={id}>
          <RecordLink resource={resource} id={id}>
            <PaidAmount of={{ amount: claimed!, received }} />
          </RecordLink>
          <PaidStatus subject={subject} of={{ state, givenBack }} />
        </Row>
      ))}
    </Fact>
  );
};
