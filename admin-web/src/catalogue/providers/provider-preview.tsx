import { useQuery } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { ProviderCard } from '../shared/provider-card';

/** Before the shop has a plan to show: no price, no ring. */
const NO_PLANS = { member: 0, startingPrice: 0, saving: null, variants: [] };

/** Live preview of the card in the shop's list, with the plans that are there now. */
export const ProviderPreview = () => {
  const translate = useTranslate();
  const { name = '', color = '' } = useWatch() as { name?: string; color?: string };
  const logo = useRecordContext<AdminProvider>()?.logo;
  const card = { ...NO_PLANS, ...useShownProvider(), name, color, logo };
  return (
    <Box component="section" aria-label={translate('preview.title')} sx={{ mb: 2, mt: 1 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('preview.title')}
      </Typography>
      <ProviderCard card={card} />
    </Box>
  );
};

/** The provider of the form as the shop's list has it now; undefined where it is new or hidden. */
function useShownProvider(): ProviderSummary | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const record = useRecordContext<AdminProvider>();
  const keyword = record?.name ?? '';
  const { data } = useQuery({
    queryKey: ['providers', 'in the shop', keyword],
    queryFn: ({ signal }) =>
      dataProvider.getOfShop<ProviderSummary[]>(`provider?${new URLSearchParams({ keyword })}`, signal),
    enabled: keyword !== '',
  });
  return data?.find(({ uid }) => uid === record?.id);
}
