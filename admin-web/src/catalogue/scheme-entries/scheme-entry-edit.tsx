import RestoreIcon from '@mui/icons-material/Restore';
import { Grid, Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminSchemeEntry, UpdateSchemeEntryBody } from '#contracts/catalogue/scheme.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import { LinesInput, filledLines } from './lines-input';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { RecordEdit } from '../../platform/forms/record-form';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { ProviderSpecificInputs } from './provider-specific-inputs';
import { EntryPreview } from './entry-preview';

/** The editor is larger than the rest of the page. */
const RichEditor = lazyComponent(() => import('./rich-editor'), 'RichEditor');
const plans: ActionPlans = { reset: { icon: <RestoreIcon />, danger: true, dialog: ConfirmDialog } };

/** The texts of a provider's price page, with a live preview. */
export const SchemeEntryEdit = () => (
  <RecordEdit fields={textsOf} redirect={false} actions={<RecordActions plans={plans} />}>
    <Heading />
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, lg: 7 }}>
        <TextInput source="title" fullWidth validate={required()} />
        <TextInput source="desc" fullWidth multiline validate={required()} />
        <LinesInput source="schemes" validate={required()} />
        <Suspense fallback={<Skeleton height={160} />}>
          <RichEditor source="additionalInfo" label="resources.scheme-entries.fields.additionalInfo" />
        </Suspense>
        <LinesInput source="notes" />
        <TextInput source="priceInfo" fullWidth multiline validate={required()} />
        <LinesInput source="importantNotes" />
        <LinesInput source="termsAndConditions" validate={required()} />
        <ProviderSpecificInputs />
      </Grid>
      <Grid size={{ xs: 12, lg: 5 }}>
        <EntryPreview />
      </Grid>
    </Grid>
  </RecordEdit>
);

const Heading = () => {
  const entry = useRecordContext<AdminSchemeEntry>();
  const translate = useTranslate();
  if (!entry) return null;
  const { name, edited } = entry;
  const fields = edited.map((field) => translate(`resources.scheme-entries.fields.${field}`));
  return (
    <>
      <Typography component="h2" variant="h6">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {fields.length ? translate('scheme.edited', { fields: fields.join(', ') }) : translate('scheme.followsBundled')}
      </Typography>
    </>
  );
};

function textsOf(entry: AdminSchemeEntry): Omit<UpdateSchemeEntryBody, 'version'> {
  const { title, desc, additionalInfo, priceInfo, normalPrice, series, categoryTreatment } = entry;
  return {
    title,
    desc,
    schemes: filledLines(entry.schemes),
    additionalInfo: additionalInfo ?? '',
    notes: filledLines(entry.notes),
    priceInfo,
    importantNotes: filledLines(entry.importantNotes),
    termsAndConditions: filledLines(entry.termsAndConditions),
    normalPrice,
    series,
    categoryTreatment: categoryTreatment?.map(({ title: name, description }) => ({
      title: name,
      description: filledLines(description),
    })),
  };
}
