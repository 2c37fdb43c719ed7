import { Box, Stack, Typography } from '@mui/material';
import { EditButton, useRecordContext, useTranslate } from 'react-admin';
import type { AdminVariant } from '#contracts/http/admin/catalogue.http';

/** A variant is a package with a length: where its parts are changed, and which of them never are. */
export const VariantEdits = () => {
  const variant = useRecordContext<AdminVariant>();
  const translate = useTranslate();
  if (!variant) return null;
  const places = [
    { resource: 'packages', id: variant.packageUid, name: 'package' },
    { resource: 'plan-families', id: variant.familyUid, name: 'family' },
  ];
  return (
    <Box component="section" aria-labelledby="edits-title">
      <Typography id="edits-title" component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('variantEdits.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('variantEdits.fixed')}
      </Typography>
      <Stack component="ul" useFlexGap sx={{ gap: 0.5, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {places.map(({ resource, id, name }) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
          >
            <Typography variant="body2">{translate(`variantEdits.${name}`)}</Typography>
            <EditButton resource={resource} record={{ id }} label={`variantEdits.${name}Button`} />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
};
