import { Box } from '@mui/material';
import { planNameOf } from '#domain/catalogue/plan-name';

export interface PlanRef {
  providerName: string;
  packageName: string;
  durationLabel: string;
}

export const planText = ({ providerName, packageName, durationLabel }: PlanRef): string =>
  [planNameOf(providerName, packageName), durationLabel].filter(Boolean).join(' · ');

export const Plan = ({ record }: { record: PlanRef }) => (
  <Box component="span" sx={{ display: 'inline-block', minWidth: { md: '7rem', lg: '8.5rem' } }}>
    {planText(record)}
  </Box>
);
