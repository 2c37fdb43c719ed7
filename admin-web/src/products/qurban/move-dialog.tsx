import { DialogContentText } from '@mui/material';
import { AutocompleteInput, ReferenceInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminQurbanShare } from '#contracts/products/qurban/qurban.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { ReasonInput } from '../../platform/forms/reason-input';

const validateRequired = required();

/** To which animal the shares go, and why; the customer reads the reason. */
export const MoveDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const share = useRecordContext<AdminQurbanShare>();
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ animalUid: string; reason: string }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ animalUid, reason }) => onAct({ animalUid, reason: reason.trim() })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <ReferenceInput
        source="animalUid"
        reference="qurban-animals"
        filter={{ state: 'open', seasonUid: share?.seasonUid }}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput
          optionText="name"
          label={`${key}.fields.animalUid`}
          validate={validateRequired}
          helperText={false}
        />
      </ReferenceInput>
      <ReasonInput />
    </ActionDialog>
  );
};
