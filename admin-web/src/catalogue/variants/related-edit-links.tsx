import EditIcon from '@mui/icons-material/Edit';
import { Button, Stack, Typography } from '@mui/material';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import type { AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { TitledSection } from '../../platform/ui/titled-section';
import { useCan } from '../../platform/auth/permissions';

/** Links to where the package and the plan family of a variant are edited. */
export const RelatedEditLinks = () => {
  const variant = useRecordContext<AdminVariant>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const can = useCan();
  if (!variant) return null;
  const places = [
    { resource: 'packages', id: variant.packageUid, name: 'package' },
    { resource: 'plan-families', id: variant.familyUid, name: 'family' },
  ] as const;
  return (
    <TitledSection title="variantEdits.title">
      <Typography variant="body2" color="textSecondary">
        {translate('variantEdits.fixed')}
      </Typography>
      <Stack component="ul" useFlexGap sx={{ gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {places.map(({ resource, id, name }) => (
          <Stack key={name} component="li" direction="row" useFlexGap sx={ROW}>
            <Typography variant="body2">{translate(`variantEdits.${name}`)}</Typography>
            {can(`${resource}.update`) && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<EditIcon />}
                component={Link}
                to={createPath({ resource, id, type: 'edit' })}
              >
                {translate(`variantEdits.${name}Button`)}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </TitledSection>
  );
};

const ROW = { flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' };
