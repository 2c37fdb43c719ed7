import RestoreIcon from '@mui/icons-material/Restore';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminMessageText } from '#contracts/messages/message-texts.admin.http';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { MessagePreview } from './message-preview';
import { PlaceholderTable } from './placeholder-table';

const plans: ActionPlans = {
  reset: { icon: <RestoreIcon />, aside: true, reversible: true, internalReason: true, dialog: ReasonDialog },
};

export const MessageTextShow = () => <ConsoleShow of={MessageTextDetail} />;

const MessageTextDetail = ({ record: text }: { record: AdminMessageText }) => {
  const translate = useTranslate();
  const sent = text.state === 'broken' ? { title: text.defaultTitle, body: text.defaultBody } : text;
  return (
    <>
      <ShowTitle>{text.title}</ShowTitle>
      <Row>
        <EditButton />
        <RecordActions plans={plans} />
      </Row>
      {text.state === 'broken' && <Alert severity="warning">{translate('messageText.broken')}</Alert>}
      <Facts>
        <TranslatedFact source="channel" prefix="messageText.channel" />
        <Fact source="key">{text.key}</Fact>
        <Fact source="state">
          <StatusChip subject="messageText" value={text.state} />
        </Fact>
        <DateTimeFact source="changedAt" iso={text.changedAt} />
        <Fact source="changedBy">{text.changedBy}</Fact>
        <Fact source="version">{text.version}</Fact>
      </Facts>
      <MessagePreview channel={text.channel} placeholders={text.placeholders} {...sent} />
      <PlaceholderTable placeholders={text.placeholders} />
    </>
  );
};
