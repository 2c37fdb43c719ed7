import GavelIcon from '@mui/icons-material/Gavel';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import type { ReactNode } from 'react';
import { Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import { Deadline } from '../../platform/fields/deadline';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { DateTime } from '../../platform/fields/fields';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { RecordLink } from '../../platform/records/record-link';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';
import { StatusChip } from '../../platform/fields/status-chip';
import { TitledSection } from '../../platform/ui/titled-section';
import { SystemText } from '../../platform/i18n/system-text';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';

const plans: ActionPlans = {
  'accept-appeal': { icon: <ThumbUpIcon />, dialog: ReasonDialog },
  'refuse-appeal': { icon: <GavelIcon />, danger: true, dialog: ReasonDialog },
  lift: { icon: <LockOpenIcon />, dialog: ReasonDialog },
};

export const BlacklistShow = () => <ConsoleShow of={EntryDetail} />;

const EntryDetail = ({ record: entry }: { record: AdminBlacklistEntry }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'blacklist', value: entry.state }}>
        <SystemText text={entry.reason} />
      </ShowTitle>
      <RecordActions plans={plans} />
      <Facts>
        {entry.keys.map(({ kind, value }) => (
          <Fact key={`${kind} ${value}`} source={kind}>
            {value}
          </Fact>
        ))}
        <Fact source="expiresAt">
          {entry.expiresAt ? <Deadline iso={entry.expiresAt} /> : translate('blacklist.untilLifted')}
        </Fact>
        <Fact source="createdAt">
          <DateTime iso={entry.createdAt} /> · {entry.createdBy}
        </Fact>
        {entry.endedAt && (
          <Fact source="endedAt">
            <DateTime iso={entry.endedAt} /> · {entry.endedBy}
          </Fact>
        )}
        {entry.endReason && (
          <Fact source="endReason">
            <SystemText text={entry.endReason} />
          </Fact>
        )}
      </Facts>
      <Section title="blacklist.appeals" empty="blacklist.noAppeals" isEmpty={entry.appeals.length === 0}>
        {entry.appeals.map((appeal) => (
          <Paper key={appeal.uid} variant="outlined" sx={{ p: 2 }}>
            <Row>
              <RecordLink resource="customers" id={appeal.customerUid}>
                {appeal.customerName}
              </RecordLink>
              <StatusChip subject="appeal" value={appeal.state} />
              <DateTime iso={appeal.createdAt} />
            </Row>
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <SystemText text={appeal.message} />
            </Typography>
            {appeal.answer && (
              <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                {appeal.answeredBy}: <SystemText text={appeal.answer} />
              </Typography>
            )}
          </Paper>
        ))}
      </Section>
      <Section title="blacklist.customers" empty="blacklist.noCustomers" isEmpty={entry.customers.length === 0}>
        {entry.customers.map(({ customerUid, customerName, matchedOn, at }) => (
          <Stack key={customerUid} direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <RecordLink resource="customers" id={customerUid}>
              {customerName}
            </RecordLink>
            <span>{translate(`blacklist.on.${matchedOn}`)}</span>
            <DateTime iso={at} />
          </Stack>
        ))}
      </Section>
      {entry.evidenceUrl && <PictureViewer key={entry.id} url={entry.evidenceUrl} what={entry.reason} />}
    </>
  );
};

interface SectionProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

const Section = ({ title, empty, isEmpty, children }: SectionProps) => {
  const translate = useTranslate();
  return (
    <TitledSection title={title}>
      {isEmpty ? (
        <Typography color="textSecondary">{translate(empty)}</Typography>
      ) : (
        <Stack useFlexGap sx={{ gap: 1 }}>
          {children}
        </Stack>
      )}
    </TitledSection>
  );
};
