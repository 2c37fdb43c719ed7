import { DialogContentText, Stack } from '@mui/material';
import { TextInput, regex, required, useTranslate } from 'react-admin';
import { TRACKING_NUMBER } from '#contracts/sales/shipping.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

interface Values {
  courier: string;
  trackingNumber: string;
}
const validateNumber = [required(), regex(TRACKING_NUMBER, 'ra.validation.regex')];
const validateCourier = required();
const input = { htmlInput: { maxLength: 40, autoComplete: 'off' } };

/** To which courier a parcel was handed, and under which number. */
export const ShipDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<Values>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ courier: 'JNE' }}
      onSubmit={({ courier, trackingNumber }) =>
        onAct({ courier: courier.trim(), trackingNumber: trackingNumber.trim() })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <TextInput
          source="courier"
          label={`actions.${resource}.${action}.fields.courier`}
          validate={validateCourier}
          helperText={false}
          slotProps={input}
        />
        <TextInput
          source="trackingNumber"
          label={`actions.${resource}.${action}.fields.trackingNumber`}
          autoFocus
          validate={validateNumber}
          helperText={false}
          slotProps={input}
        />
      </Stack>
    </ActionDialog>
  );
};
