import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslateLabel, useResourceContext } from 'react-admin';
import { DateTime, TranslatedField } from '../fields/fields';

/** A description list, in columns where there is room. */
export const Facts = ({ children, sx }: { children: ReactNode; sx?: SxProps }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      ...sx,
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  /** Key of the field whose label is shown. */
  source: string;
  children: ReactNode;
}

export const Fact = ({ source, children }: FactProps) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {translateLabel({ source, resource })}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
};

/** A date and time, or a dash. */
export const DateTimeFact = ({ source, iso }: { source: string; iso: string | null }) => (
  <Fact source={source}>
    <DateTime iso={iso} />
  </Fact>
);

/** A value of the record, translated by `<prefix>.<value>`; by default yes or no. */
export const TranslatedFact = ({ source, prefix = 'ra.boolean' }: { source: string; prefix?: string }) => (
  <Fact source={source}>
    <TranslatedField source={source} prefix={prefix} />
  </Fact>
);
