import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/http/admin/groups.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { ShowTitle } from '../shared/show-title';
import { useMay } from '../shared/use-may';
import { SeatMap } from './seat-map';
import { VaultCard } from './vault-card';

export const AccountGroupShow = () => <ConsoleShow of={AccountGroupDetail} />;

const AccountGroupDetail = ({ record: group }: { record: AdminGroup }) => {
  const translate = useTranslate();
  const may = useMay();
  return (
    <>
      <ShowTitle>
        {group.name}: {translate('seat.fill', { taken: group.occupied, size: group.seats })}
      </ShowTitle>
      <SeatMap group={group} />
      {may('account-groups.credential') && <VaultCard groupUid={group.id} />}
      <Facts>
        <Fact source="providerName">{group.providerName}</Fact>
        <Fact source="familyName">{group.familyName}</Fact>
        <Fact source="missing">{group.missing}</Fact>
        <Fact source="tvSlots">{group.tvSlots ?? '–'}</Fact>
        <Fact source="fillEpoch">{group.fillEpoch}</Fact>
        <MomentFact source="filledAt" iso={group.filledAt} />
        <MomentFact source="createdAt" iso={group.createdAt} />
      </Facts>
    </>
  );
};
