import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { type ActionFormProps, ConfirmDialog, ReasonDialog } from './simple-dialogs';

/** `ConfirmDialog` for a record that may change while it is read. */
export const VersionedConfirmDialog = (props: ActionFormProps) => <ConfirmDialog {...useVersioned(props)} />;

/** `ReasonDialog` for a record that may change while it is read. */
export const VersionedReasonDialog = (props: ActionFormProps) => <ReasonDialog {...useVersioned(props)} />;

function useVersioned({ onAct, ...rest }: ActionFormProps): ActionFormProps {
  const record = useRecordContext<RaRecord & { version: number }>();
  // As read when the dialog opened: the API refuses a decision on a newer version.
  const [version] = useState(record?.version);
  return { ...rest, onAct: (body) => onAct({ ...body, version }) };
}
