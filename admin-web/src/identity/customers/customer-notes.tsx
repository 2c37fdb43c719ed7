import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { AdminCustomerNote } from '#contracts/identity/customers.admin.http';
import { mayRemoveNote } from '#domain/identity/customers/customer-note';
import { ChosenActionHost, useChooseAction } from '../../platform/actions/chosen-action';
import { type ActionFormProps, ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { useCan } from '../../platform/auth/permissions';
import { useSession } from '../../platform/auth/session';
import { DateTime } from '../../platform/fields/fields';
import { TitledSection } from '../../platform/ui/titled-section';

/** As many as are read at a glance. */
const SHOWN = 3;
const ALL = 100;

/** The newest notes about a customer, and the others on demand; nothing where there is none. */
export const CustomerNotes = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { data: notes = [], total = 0 } = useGetList<AdminCustomerNote>(
    'customer-notes',
    {
      filter: { customerUid },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: showsAll ? ALL : SHOWN },
    },
    { enabled: useCan()('customer-notes.read'), placeholderData: (before) => before },
  );
  if (notes.length === 0) return null;
  return (
    <TitledSection title="notes.title" sx={card}>
      <ChosenActionHost>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Box>
      </ChosenActionHost>
      {!showsAll && total > SHOWN && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {translate('notes.all', { n: total })}
        </Button>
      )}
    </TitledSection>
  );
};

const Note = ({ note }: { note: AdminCustomerNote }) => (
  <Box component="li" sx={row}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={words}>{note.text}</Box>
      <Typography variant="body2" color="textSecondary">
        {note.by} · <DateTime iso={note.at} />
      </Typography>
    </Box>
    <RemoveButton note={note} />
  </Box>
);

/** Only for who may remove it: the others read it. */
const RemoveButton = ({ note }: { note: AdminCustomerNote }) => {
  const translate = useTranslate();
  const choose = useChooseAction();
  const session = useSession();
  const can = useCan();
  if (!session || !can('customer-notes.remove') || !mayRemoveNote(note, session)) return null;
  const label = translate('actions.customer-notes.remove.label');
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        sx={{ color: 'text.secondary' }}
        onClick={() => choose?.({ resource: 'customer-notes', record: note, action: 'remove', plan: removal })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** With its words: the dialog covers the note. */
const RemoveDialog = (props: ActionFormProps) => (
  <ConfirmDialog {...props}>
    <Box sx={{ ...words, mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      {useRecordContext<AdminCustomerNote>()?.text}
    </Box>
  </ConfirmDialog>
);

const removal = { danger: true, dialog: RemoveDialog };
const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const card = { p: 2, borderRadius: 2, border: 1, borderColor: 'divider' } as const;
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
