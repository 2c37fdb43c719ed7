import { useTranslate } from 'react-admin';
import { Fact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';

/** The way to the seat that a record is about. */
export const SeatFact = ({ accountUid, seatNumber }: { accountUid: string; seatNumber: number }) => {
  const translate = useTranslate();
  return (
    <Fact label={translate('seat.one')}>
      <RecordLink resource="accounts" id={accountUid}>
        {translate('seat.number', { n: seatNumber })}
      </RecordLink>
    </Fact>
  );
};
