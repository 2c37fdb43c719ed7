import CallMergeIcon from '@mui/icons-material/CallMerge';
import DoorFrontIcon from '@mui/icons-material/DoorFront';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, DateTimeFact } from '../../../platform/records/facts';
import { RecordPage } from '../../../platform/records/record-page';
import { useCan } from '../../../platform/auth/permissions';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { GroupReimbursements } from '../shared/group-reimbursements';
import { GroupChangeDialog } from './group-change-dialog';
import { OpenClaims } from '../shared/open-claims';
import { GroupFigures } from './group-figures';
import { GroupNext, GroupNextButton, nextOf } from './group-next';
import { GroupTimeline } from './group-timeline';
import { SeatRows } from './seat-rows';
import { StoreLoginButton } from './store-login-button';
import { UnpaidSeats } from './unpaid-seats';
import { VaultCard } from './vault-card';

const plans: ActionPlans = {
  'replace-host': { icon: <PersonOffIcon />, aside: true, quiet: true, dialog: GroupChangeDialog },
  'move-member': { icon: <SwapHorizIcon />, aside: true, quiet: true, dialog: GroupChangeDialog },
  merge: { icon: <CallMergeIcon />, seldom: true, danger: true, dialog: GroupChangeDialog },
  close: { icon: <DoorFrontIcon />, seldom: true, danger: true, dialog: GroupChangeDialog },
};

/** Nobody can host it by a press; its members go to a group that has a host. */
const plansWithoutHost: ActionPlans = { ...plans, merge: { icon: <CallMergeIcon />, dialog: GroupChangeDialog } };

export const AccountGroupShow = () => <ConsoleShow of={AccountGroupDetail} />;

const AccountGroupDetail = ({ record: group }: { record: AdminGroup }) => {
  const translate = useTranslate();
  const mayStore = useCan()('account-groups.credential') && !group.isSeries;
  const lacksHost = group.seatMap.some(({ role, account }) => role === 'host' && !account);
  return (
    <RecordPage
      title={
        <>
          {group.name}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {translate('seat.fill', { taken: group.occupied, size: group.seats })}
            <UnpaidSeats of={group} />
          </Box>
        </>
      }
      actions={
        !group.closedAt && (
          <>
            <GroupNextButton group={group} />
            {mayStore && <StoreLoginButton groupUid={group.id} isNext={nextOf(group)?.step === 'access'} />}
            <RecordActions plans={lacksHost && group.occupied > 0 ? plansWithoutHost : plans} />
          </>
        )
      }
      notices={
        <>
          {group.closedAt && <Alert severity="info">{translate('groupChange.closed')}</Alert>}
          <OpenClaims groupUid={group.id} />
          <GroupNext group={group} />
        </>
      }
      aside={
        <Facts>
          <GroupReimbursements groupUid={group.id} />
          <Fact source="providerName">{group.providerName}</Fact>
          <Fact source="familyName">{group.familyName}</Fact>
          <Fact source="tvSlots">{group.tvSlots}</Fact>
          <Fact source="fillEpoch">{group.fillEpoch > 1 && group.fillEpoch}</Fact>
          <DateTimeFact source="filledAt" iso={group.filledAt} />
          <DateTimeFact source="createdAt" iso={group.createdAt} />
          <DateTimeFact source="closedAt" iso={group.closedAt} />
        </Facts>
      }
    >
      {group.story && <GroupFigures money={group.story.money} />}
      <SeatRows group={group} />
      {mayStore && <VaultCard groupUid={group.id} />}
      <GroupTimeline group={group} />
    </RecordPage>
  );
};
