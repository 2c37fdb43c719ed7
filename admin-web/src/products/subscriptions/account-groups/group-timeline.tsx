import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { statusWords } from '../../../platform/fields/status-text';
import { Timeline } from '../../../platform/records/timeline';
import { shownSeat } from '../shared/shown-seat';

/** What happened to the group and each of its seats. A seat that cannot be used yet is prepared, as its chip says. */
export const GroupTimeline = ({ group: { seatMap, story } }: { group: AdminGroup }) => {
  const translate = useTranslate();
  const usable = new Set(seatMap.flatMap(({ account }) => (account?.hasAccess === false ? [] : [account?.uid])));
  const wordOf = (accountUid: string, status: number) =>
    statusWords(translate, 'account', shownSeat({ status, hasAccess: usable.has(accountUid) || !isLive(accountUid) }))
      .word || translate(`accountMeaning.${status}`);
  const isLive = (accountUid: string) => seatMap.some(({ account }) => account?.uid === accountUid);
  return (
    <Timeline
      entries={story?.timeline.map(({ seat, what, ...entry }) => ({
        ...entry,
        title: seat
          ? translate('groupEvent.seat', {
              name: seat.name,
              n: seat.seatNumber,
              status: wordOf(seat.accountUid, seat.status),
            })
          : translate(`groupEvent.${what}`),
      }))}
    />
  );
};
