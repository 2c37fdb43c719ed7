import BlockIcon from '@mui/icons-material/Block';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminBlacklistHint } from '#contracts/identity/blacklist-hints.admin.http';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { DateTime } from '../../platform/fields/fields';
import { SystemText } from '../../platform/i18n/system-text';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { CustomerFact } from '../shared/customer-fact';

const plans: ActionPlans = {
  dismiss: { icon: <ThumbUpIcon />, internalReason: true, dialog: ReasonDialog },
  block: { icon: <BlockIcon />, danger: true, reversible: true, internalReason: true, dialog: ReasonDialog },
};

export const HintShow = () => <ConsoleShow of={HintDetail} />;

const HintDetail = ({ record: hint }: { record: AdminBlacklistHint }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'hint', value: hint.state }}>{hint.customerName}</ShowTitle>
      <Typography sx={{ maxWidth: 640 }}>{translate(`blacklistHint.why.${hint.matchedOn}`)}</Typography>
      <RecordActions plans={plans} />
      <Facts>
        <CustomerFact of={hint} />
        <Fact source="reason">
          <RecordLink resource="blacklist" id={hint.entryUid}>
            <SystemText text={hint.reason} />
          </RecordLink>
        </Fact>
        <DateTimeFact source="createdAt" iso={hint.createdAt} />
        {hint.decidedAt && (
          <Fact source="decidedAt">
            <DateTime iso={hint.decidedAt} /> {hint.decidedBy && `· ${hint.decidedBy}`}
          </Fact>
        )}
      </Facts>
    </>
  );
};
