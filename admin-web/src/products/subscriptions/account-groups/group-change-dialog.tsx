import { DialogContentText, Stack } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { GroupChangePreview } from './group-change-preview';
import { ReasonInput } from '../../../platform/forms/reason-input';

/** One change of a whole group: choose who and where to, read what it does to each seat, say why. */
export const GroupChangeDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const group = useRecordContext<AdminGroup>();
  const [digest, setDigest] = useState<string | null>(null);
  const label = translate(`actions.${resource}.${action}.label`);
  if (!group) return null;
  const movesOne = action === 'move-member';
  const submit = ({ reason, ...choice }: FormValues) => {
    if (digest) onAct({ reason: reason?.trim(), digest, ...chosen(choice) });
  };
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Stack>
        {movesOne && (
          <SelectInput
            source="accountUid"
            label="groupChange.member"
            choices={membersOf(group)}
            validate={required()}
            translateChoice={false}
          />
        )}
        {action === 'replace-host' && (
          <ReferenceInput
            source="successorUid"
            reference="customers"
            filter={{ blocked: false }}
            sort={{ field: 'name', order: 'ASC' }}
          >
            <AutocompleteInput
              label="groupChange.successor"
              helperText="groupChange.successorHelp"
              optionText={(customer?: AdminCustomer) => (customer ? `${customer.name} · ${customer.email}` : '')}
            />
          </ReferenceInput>
        )}
        {(movesOne || action === 'merge') && (
          <ReferenceInput
            source="toGroupUid"
            reference="account-groups"
            filter={{ familyUid: group.familyUid, short: true, otherThan: group.id }}
            sort={{ field: 'missing', order: 'ASC' }}
          >
            <SelectInput
              label="groupChange.to"
              optionText={(other: AdminGroup) => `${other.name} (${other.occupied}/${other.seats})`}
              validate={required()}
            />
          </ReferenceInput>
        )}
        <Chosen group={group} action={action} onDigest={setDigest} />
        <ReasonInput />
      </Stack>
    </ActionDialog>
  );
};

interface ChosenProps {
  group: AdminGroup;
  action: string;
  onDigest: (digest: string | null) => void;
}

/** The preview, as soon as all is chosen that the action needs. */
const Chosen = ({ group, action, onDigest }: ChosenProps) => {
  const [accountUid, toGroupUid, successorUid] = useWatch<FormValues>({
    name: ['accountUid', 'toGroupUid', 'successorUid'],
  }) as string[];
  if ((action === 'move-member' && !accountUid) || ((action === 'move-member' || action === 'merge') && !toGroupUid))
    return null;
  const query = new URLSearchParams(chosen({ accountUid, toGroupUid, successorUid })).toString();
  return <GroupChangePreview key={query} path={`account-groups/${group.id}/${action}?${query}`} onDigest={onDigest} />;
};

const chosen = ({ accountUid, toGroupUid, successorUid }: FormValues): Record<string, string> => ({
  ...(accountUid && { accountUid }),
  ...(toGroupUid && { toGroupUid }),
  ...(successorUid && { successorUid }),
});

const membersOf = ({ seatMap }: AdminGroup) =>
  seatMap.flatMap(({ role, account }) =>
    role === 'regular' && account
      ? [{ id: account.uid, name: `${account.customerName} · ${account.orderNumber}` }]
      : [],
  );
