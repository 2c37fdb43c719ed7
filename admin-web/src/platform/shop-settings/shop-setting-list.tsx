import EditIcon from '@mui/icons-material/Edit';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import { Box, Card, Typography } from '@mui/material';
import { List, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionPlans } from '../actions/action-plan';
import { ChosenActionHost } from '../actions/chosen-action';
import { RecordActions } from '../actions/record-actions';
import { ReasonDialog } from '../actions/simple-dialogs';
import { ListBody, listQueryOptions } from '../data/query-state';
import { DateTime } from '../fields/fields';
import { TitledSection } from '../ui/titled-section';
import { ChangeSettingDialog } from './change-setting-dialog';
import { inSections } from './sections';

const plans: ActionPlans = {
  change: { icon: <EditIcon />, quiet: true, dialog: ChangeSettingDialog },
  reset: { icon: <RestartAltIcon />, quiet: true, reversible: true, internalReason: true, dialog: ReasonDialog },
};

/** What an owner can change about the shop: all on one page, because a setting is looked for by what it is about. */
export const ShopSettingList = () => (
  <List
    perPage={100}
    sort={{ field: 'name', order: 'ASC' }}
    pagination={false}
    actions={false}
    exporter={false}
    empty={false}
    queryOptions={listQueryOptions}
  >
    <ListBody>
      <ChosenActionHost>
        <Sections />
      </ChosenActionHost>
    </ListBody>
  </List>
);

const Sections = () => {
  const { data = [] } = useListContext<AdminShopSetting>();
  return inSections(data).map(([section, settings]) => (
    <TitledSection key={section} title={`shopSetting.sections.${section}`} sx={{ p: { xs: 1.5, md: 2 } }}>
      <Card variant="outlined">
        {settings.map((setting) => (
          <RecordContextProvider key={setting.id} value={setting}>
            <Setting {...setting} />
          </RecordContextProvider>
        ))}
      </Card>
    </TitledSection>
  ));
};

const Setting = (setting: AdminShopSetting) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '5fr 4fr 13rem' },
        gap: { xs: 0.75, md: 2 },
        alignItems: 'start',
        p: 1.5,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`shopSetting.${setting.name}.name`)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {translate(`shopSetting.${setting.name}.help`)}
        </Typography>
      </div>
      <div>
        <Value {...setting} />
        <Changed {...setting} />
      </div>
      <Box sx={{ ml: { xs: -0.5, md: 0 }, my: { md: -0.5 } }}>
        <RecordActions plans={plans} />
      </Box>
    </Box>
  );
};

const Value = ({ kind, value, fallback }: AdminShopSetting) => {
  const translate = useTranslate();
  const counting = value ?? fallback;
  const isMissing = counting === null;
  const text = kind === 'rupiah' ? formatRupiah(Number(counting)) : counting;
  return (
    <Typography variant="body2" color={isMissing ? 'textSecondary' : 'textPrimary'} sx={{ overflowWrap: 'anywhere' }}>
      {isMissing ? translate('shopSetting.missing') : text}
    </Typography>
  );
};

const Changed = ({ value, fallback, changedAt, changedBy }: AdminShopSetting) => {
  const translate = useTranslate();
  if (value === null ? fallback === null : changedAt === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.5 }}>
      {value === null ? (
        translate('shopSetting.default')
      ) : (
        <>
          {translate('shopSetting.changed')} <DateTime iso={changedAt} />
          {changedBy && ` · ${changedBy}`}
        </>
      )}
    </Typography>
  );
};
