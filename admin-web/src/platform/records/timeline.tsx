import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DateTime } from '../fields/fields';
import { TitledSection } from '../ui/titled-section';
import { SystemText } from '../i18n/system-text';

export interface TimelineEntry {
  at: string;
  title: ReactNode;
  why?: string | null;
  by: string;
}

/** The history of a record, in the given order. */
export const Timeline = ({ entries }: { entries: TimelineEntry[] }) => {
  const translate = useTranslate();
  return (
    <TitledSection title="timeline.title">
      {entries.length === 0 && <Typography color="text.secondary">{translate('timeline.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        {entries.map((entry, index) => (
          <Box
            component="li"
            key={`${entry.at}-${index}`}
            sx={{
              position: 'relative',
              pb: 1.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -22,
                top: 6,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              },
            }}
          >
            <Box sx={{ fontWeight: 500 }}>
              {typeof entry.title === 'string' ? <SystemText text={entry.title} /> : entry.title}
            </Box>
            {entry.why && entry.why !== entry.title && (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <SystemText text={entry.why} />
              </Box>
            )}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              <DateTime iso={entry.at} /> ·{' '}
              {translate('timeline.by', { who: translate(`by.${entry.by}`, { _: entry.by }) })}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledSection>
  );
};
