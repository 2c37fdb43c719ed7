import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, DateTimeFact } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { useCan } from '../../../platform/auth/permissions';
import { SeatMap } from './seat-map';
import { VaultCard } from './vault-card';

export const AccountGroupShow = () => <ConsoleShow of={AccountGroupDetail} />;

const AccountGroupDetail = ({ record: group }: { record: AdminGroup }) => {
  const translate = useTranslate();
  const can = useCan();
  return (
    <>
      <ShowTitle>
        {group.name}: {translate('seat.fill', { taken: group.occupied, size: group.seats })}
      </ShowTitle>
      <SeatMap group={group} />
      {can('account-groups.credential') && <VaultCard groupUid={group.id} />}
      <Facts>
        <Fact source="providerName">{group.providerName}</Fact>
        <Fact source="familyName">{group.familyName}</Fact>
        <Fact source="missing">{group.missing}</Fact>
        <Fact source="tvSlots">{group.tvSlots ?? '–'}</Fact>
        <Fact source="fillEpoch">{group.fillEpoch}</Fact>
        <DateTimeFact source="filledAt" iso={group.filledAt} />
        <DateTimeFact source="createdAt" iso={group.createdAt} />
      </Facts>
    </>
  );
};
