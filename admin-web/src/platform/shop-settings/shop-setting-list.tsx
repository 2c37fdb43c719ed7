import EditIcon from '@mui/icons-material/Edit';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import { Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionPlans } from '../actions/action-plan';
import { RecordActions } from '../actions/record-actions';
import { ReasonDialog } from '../actions/simple-dialogs';
import { DateTimeField } from '../fields/fields';
import { ConsoleList } from '../lists/console-list';
import { ChangeSettingDialog } from './change-setting-dialog';

const Column = DataTable.Col<AdminShopSetting>;
const plans: ActionPlans = {
  change: { icon: <EditIcon />, dialog: ChangeSettingDialog },
  reset: { icon: <RestartAltIcon />, aside: true, reversible: true, internalReason: true, dialog: ReasonDialog },
};

/** What an owner can change about the shop. */
export const ShopSettingList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'name', order: 'ASC' }}
    // A setting has no page of its own.
    table={{ rowClick: false }}
    small={{
      rowClick: false,
      primaryText: (setting: AdminShopSetting) => <Name {...setting} />,
      secondaryText: (setting: AdminShopSetting) => (
        <>
          <Value {...setting} />
          <RecordActions plans={plans} />
        </>
      ),
    }}
  >
    <Column source="name" disableSort render={(setting) => <Name {...setting} />} />
    <Column source="value" disableSort render={(setting) => <Value {...setting} />} />
    <Column source="changedAt" disableSort field={DateTimeField} />
    <Column source="changedBy" disableSort />
    <Column label="resources.shop-settings.fields.actions" disableSort render={() => <RecordActions plans={plans} />} />
  </ConsoleList>
);

const Name = ({ name }: AdminShopSetting) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`shopSetting.${name}.name`)}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {translate(`shopSetting.${name}.help`)}
      </Typography>
    </>
  );
};

const Value = ({ kind, value, fallback }: AdminShopSetting) => {
  const translate = useTranslate();
  const counting = value ?? fallback;
  const text = kind === 'rupiah' ? formatRupiah(Number(counting)) : (counting ?? '–');
  return (
    <>
      {text}
      {value === null && (
        <Typography component="span" variant="body2" color="text.secondary">
          {' '}
          {translate('shopSetting.default')}
        </Typography>
      )}
    </>
  );
};
