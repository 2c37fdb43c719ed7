import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import type { AdminSubmission } from '#contracts/campaigns/results.admin.http';
import type { ActionPlans } from '../platform/actions/action-plan';
import { ChosenActionHost, useChooseAction } from '../platform/actions/chosen-action';
import { RecordActions } from '../platform/actions/record-actions';
import { VersionedConfirmDialog, VersionedReasonDialog } from '../platform/actions/versioned-dialogs';
import { useShortcut } from '../platform/shortcuts/use-shortcut';

const RESOURCE = 'mission-submissions';
const plans: ActionPlans = {
  complete: { icon: <CheckIcon />, dialog: VersionedConfirmDialog },
  reject: { icon: <CloseIcon />, danger: true, dialog: VersionedReasonDialog, reversible: true },
};

interface DeskProps {
  /** The oldest first. */
  queue: readonly AdminSubmission[];
  Detail: ComponentType<{ record: AdminSubmission }>;
}

/** One submission after the other: J and K move, C accepts, R rejects. */
export const SubmissionDesk = (props: DeskProps) => (
  <ResourceContextProvider value={RESOURCE}>
    <ChosenActionHost>
      <Desk {...props} />
    </ChosenActionHost>
  </ResourceContextProvider>
);

const Desk = ({ queue, Detail }: DeskProps) => {
  const translate = useTranslate();
  const choose = useChooseAction();
  const [at, setAt] = useState(0);
  // The queue gets shorter by every decision.
  const position = Math.min(at, queue.length - 1);
  const record = queue[position]!;
  const act = (action: 'complete' | 'reject') => {
    if (record.allowedActions.includes(action)) choose?.({ resource: RESOURCE, record, action, plan: plans[action] });
  };
  useShortcut('j', () => setAt(Math.min(position + 1, queue.length - 1)));
  useShortcut('k', () => setAt(Math.max(position - 1, 0)));
  useShortcut('c', () => act('complete'));
  useShortcut('r', () => act('reject'));
  return (
    <RecordContextProvider value={record}>
      <Card component="section" aria-labelledby="submission-desk" variant="outlined" sx={{ my: 2 }}>
        <CardContent>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <Typography id="submission-desk" variant="h6" component="h2" aria-live="polite">
              {record.missionTitle} ({position + 1}/{queue.length})
            </Typography>
            <RecordActions plans={plans} />
          </Stack>
          <Detail record={record} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('campaigns.deskHelp')}
          </Typography>
        </CardContent>
      </Card>
    </RecordContextProvider>
  );
};
