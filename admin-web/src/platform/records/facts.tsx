import { Box, type SxProps } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useTranslateLabel, useResourceContext } from 'react-admin';
import { Actor } from '../fields/actor';
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
  source?: string;
  /** In place of it: the label. */
  label?: string;
  children: ReactNode;
}

/** A labelled value; nothing where there is none. */
export const Fact = ({ source, label, children }: FactProps) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  if (Children.toArray(children).every((child) => child === '')) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {label ?? translateLabel({ source, resource })}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
};

export const DateTimeFact = ({ source, iso }: { source: string; iso: string | null }) => (
  <Fact source={source}>{iso && <DateTime iso={iso} />}</Fact>
);

/** Who did something, once it is done. */
export const ActorFact = ({ source, by }: { source: string; by: string | null }) => (
  <Fact source={source}>{by && <Actor by={by} />}</Fact>
);

/** A value of the record, translated by `<prefix>.<value>`; by default yes or no. */
export const TranslatedFact = ({ source, prefix = 'ra.boolean' }: { source: string; prefix?: string }) => (
  <Fact source={source}>
    <TranslatedField source={source} prefix={prefix} />
  </Fact>
);
