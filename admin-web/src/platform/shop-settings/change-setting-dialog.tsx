import { DialogContentText } from '@mui/material';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { ActionDialog } from '../actions/action-dialog';
import type { ActionFormProps } from '../actions/simple-dialogs';
import { ReasonInput } from '../forms/reason-input';
import { RupiahInput } from '../forms/rupiah-input';

interface Values {
  value?: number | string | null;
  reason?: string | null;
}

/** Another value for a setting, with the reason. */
export const ChangeSettingDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const setting = useRecordContext<AdminShopSetting>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  if (!setting) return null;
  const name = translate(`shopSetting.${setting.name}.name`);
  return (
    <ActionDialog<Values>
      {...rest}
      title={name}
      submitLabel={label}
      defaultValues={{ value: setting.value ?? setting.fallback }}
      onSubmit={({ value, reason }) => onAct({ value: value ?? '', reason: reason?.trim() ?? '' })}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate(`shopSetting.${setting.name}.help`)}</DialogContentText>
      {setting.kind === 'rupiah' ? (
        <RupiahInput source="value" label={name} autoFocus whole min={0} fullWidth />
      ) : (
        <TextInput source="value" label={name} autoFocus validate={required()} fullWidth />
      )}
      <ReasonInput internal />
    </ActionDialog>
  );
};
