import EditIcon from '@mui/icons-material/Edit';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { List, useListContext, useTranslate } from 'react-admin';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { ListBody, listQueryOptions } from '../data/query-state';
import { DateTime } from '../fields/fields';
import { ProposedChange } from '../proposals/proposed-change';
import { TitledSection } from '../ui/titled-section';
import { SectionForm } from './section-form';
import { inSections } from './sections';
import { asWritten } from './written';

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
      <Sections />
    </ListBody>
  </List>
);

const Sections = () => {
  const { data = [] } = useListContext<AdminShopSetting>();
  return inSections(data).map(([section, settings]) => (
    <Section key={section} title={`shopSetting.sections.${section}`} settings={settings} />
  ));
};

/** As it is, or as a form of its own with its own button to save. */
const Section = ({ title, settings }: { title: string; settings: AdminShopSetting[] }) => {
  const translate = useTranslate();
  // Closed again, the form gives the focus back to its button.
  const [state, setState] = useState<'shown' | 'open' | 'closed'>('shown');
  const mayChange = settings.some(({ allowedActions }) => allowedActions.includes('change'));
  return (
    <TitledSection
      title={title}
      sx={{ p: { xs: 1.5, md: 2 } }}
      action={
        mayChange &&
        state !== 'open' && (
          <Button
            size="small"
            startIcon={<EditIcon />}
            aria-label={translate('shopSetting.editSection', { section: translate(title) })}
            autoFocus={state === 'closed'}
            onClick={() => setState('open')}
          >
            {translate('actions.shop-settings.change.label')}
          </Button>
        )
      }
    >
      <Card variant="outlined">
        {state === 'open' ? (
          <SectionForm settings={settings} onClose={() => setState('closed')} />
        ) : (
          settings.map((setting) => <Setting key={setting.id} {...setting} />)
        )}
      </Card>
    </TitledSection>
  );
};

const Setting = (setting: AdminShopSetting) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '5fr 4fr' },
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
        <Proposed {...setting} />
      </div>
    </Box>
  );
};

const Value = ({ kind, value, fallback }: AdminShopSetting) => {
  const translate = useTranslate();
  const text = asWritten({ kind, value: value ?? fallback });
  const isMissing = text === '';
  return (
    <Typography variant="body2" color={isMissing ? 'textSecondary' : 'textPrimary'} sx={{ overflowWrap: 'anywhere' }}>
      {isMissing ? translate('shopSetting.missing') : text}
    </Typography>
  );
};

/** A threshold that one owner wants to raise. */
const Proposed = ({ id, kind, fallback, proposed }: AdminShopSetting) => {
  if (!proposed) return null;
  const { value } = proposed;
  return (
    <ProposedChange
      resource="shop-settings"
      id={id}
      proposed={proposed}
      to={asWritten({ kind, value: value ?? fallback })}
      same={{ value }}
    />
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
