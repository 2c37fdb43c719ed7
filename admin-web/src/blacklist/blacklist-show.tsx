import type { ReactNode } from 'react';
import { Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminBlacklistEntry } from '#contracts/http/admin/blacklist.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { ProofViewer } from '../shared/proof-viewer';
import { RecordLink } from '../shared/record-link';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { StatusChip } from '../shared/status-chip';
import { TitledSection } from '../shared/titled-section';
import { Written } from '../shared/written';
import { BlacklistActions } from './blacklist-actions';

export const BlacklistShow = () => <ConsoleShow of={EntryDetail} />;

const EntryDetail = ({ record: entry }: { record: AdminBlacklistEntry }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'blacklist', value: entry.state }}>
        <Written text={entry.reason} />
      </ShowTitle>
      <BlacklistActions />
      <Facts>
        {entry.keys.map(({ kind, value }) => (
          <Fact key={`${kind} ${value}`} source={kind}>
            {value}
          </Fact>
        ))}
        <Fact source="expiresAt">
          {entry.expiresAt ? <Moment iso={entry.expiresAt} /> : translate('blacklist.untilLifted')}
        </Fact>
        <Fact source="createdAt">
          <Moment iso={entry.createdAt} /> · {entry.createdBy}
        </Fact>
        {entry.endedAt && (
          <Fact source="endedAt">
            <Moment iso={entry.endedAt} /> · {entry.endedBy}
          </Fact>
        )}
        {entry.endReason && (
          <Fact source="endReason">
            <Written text={entry.endReason} />
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
              <Moment iso={appeal.createdAt} />
            </Row>
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Written text={appeal.message} />
            </Typography>
            {appeal.answer && (
              <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                {appeal.answeredBy}: <Written text={appeal.answer} />
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
            <Moment iso={at} />
          </Stack>
        ))}
      </Section>
      {entry.evidenceUrl && <ProofViewer key={entry.id} url={entry.evidenceUrl} what={entry.reason} />}
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
        <Typography color="text.secondary">{translate(empty)}</Typography>
      ) : (
        <Stack useFlexGap sx={{ gap: 1 }}>
          {children}
        </Stack>
      )}
    </TitledSection>
  );
};
