import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import HideImageIcon from '@mui/icons-material/HideImage';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Box, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminPackage, AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, DateTimeFact, TranslatedFact } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { RelatedTable } from '../../platform/lists/related-table';
import { RecordPage, initialsOf } from '../../platform/records/record-page';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { CheckField } from '../../platform/fields/fields';
import { ProviderMark } from '../shared/provider-mark';
import { SetLogoDialog } from './set-logo-dialog';

const plans: ActionPlans = {
  'set-logo': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: SetLogoDialog },
  'remove-logo': { icon: <HideImageIcon />, seldom: true, reversible: true, dialog: ConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  show: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
};

const Column = DataTable.Col<AdminPackage>;

export const ProviderShow = () => <ConsoleShow of={ProviderDetail} />;

const ProviderDetail = ({ record: provider }: { record: AdminProvider }) => (
  <RecordPage
    title={`${provider.name}: ${provider.tagline}`}
    mark={initialsOf(provider.name)}
    actions={
      <>
        <EditButton />
        <RecordActions plans={plans} />
      </>
    }
    aside={
      <Facts>
        <Fact source="logo">
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <ProviderMark of={provider} size={56} />
            {!provider.logo && <NoLogo />}
          </Box>
        </Fact>
        <Fact source="slug">{provider.slug}</Fact>
        <Fact source="category">{provider.category}</Fact>
        <Fact source="color">{provider.color}</Fact>
        <Fact source="position">{provider.position}</Fact>
        <TranslatedFact source="hidden" />
        <Fact source="openGroups">{provider.openGroups}</Fact>
        <DateTimeFact source="createdAt" iso={provider.createdAt} />
      </Facts>
    }
  >
    <Typography>{provider.description}</Typography>
    <RelatedTable resource="packages" target="providerUid" sortBy="name">
      <Column source="name" />
      <Column source="isHost" disableSort field={CheckField} />
      <Column source="isPo" disableSort field={CheckField} />
      <Column source="active" field={CheckField} />
      <Column source="variants" align="right" disableSort />
    </RelatedTable>
  </RecordPage>
);

const NoLogo = () => (
  <Typography component="span" variant="body2" color="textSecondary">
    {useTranslate()('logo.none')}
  </Typography>
);
