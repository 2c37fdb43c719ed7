import { Alert, Box, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PricePreview as Preview } from '#contracts/catalogue/catalogue.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDateTime } from '../../platform/fields/format';
import { ProviderCard } from '../shared/provider-card';
import { usePricePreview } from './use-price-preview';

/** What customers will see: the start, the card of the list, and the price line by line, as the API would serve them. */
export const PricePreview = ({ variantUid }: { variantUid: string }) => {
  const translate = useTranslate();
  const { preview, pending } = usePricePreview(variantUid);
  return (
    <Box
      component="section"
      aria-label={translate('preview.title')}
      aria-live="polite"
      aria-busy={pending}
      sx={{ position: 'relative', overflow: 'hidden', p: 2, borderRadius: 2, bgcolor: 'action.hover', minWidth: 0 }}
    >
      {preview && pending && <LinearProgress aria-hidden sx={{ position: 'absolute', top: 0, left: 0, right: 0 }} />}
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('preview.title')}
      </Typography>
      {!preview && pending && <Skeleton variant="rounded" height={220} />}
      {!preview && !pending && <Typography color="textSecondary">{translate('preview.none')}</Typography>}
      {preview && <PreviewContent preview={preview} />}
    </Box>
  );
};

const PreviewContent = ({ preview: { startsAt, before, after, visible } }: { preview: Preview }) => {
  const translate = useTranslate();
  return (
    <Stack useFlexGap sx={{ gap: 1.5 }}>
      <Typography variant="body2">
        {translate('preview.starts', { when: formatDateTime(startsAt) })}
        {before && ` ${translate('preview.until', { total: formatRupiah(before.variant.grandTotal) })}`}
      </Typography>
      {!visible && <Alert severity="info">{translate('preview.hidden')}</Alert>}
      <ProviderCard card={after.card} />
      <Box component="table" lang="id" sx={{ width: '100%', maxWidth: 360, borderCollapse: 'collapse' }}>
        <Typography component="caption" variant="body2" color="textSecondary" sx={{ textAlign: 'left', pb: 0.5 }}>
          {after.variant.packageName} · {after.variant.durationLabel}
        </Typography>
        <tbody>
          {after.variant.informations.map(({ title, value, is_total: isTotal }) => (
            <Box
              component="tr"
              key={title}
              sx={isTotal ? { fontWeight: 700, borderTop: 1, borderColor: 'divider' } : undefined}
            >
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 'inherit', py: 0.5 }}>
                {title}
              </Box>
              <Box component="td" sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatRupiah(value)}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </Stack>
  );
};
