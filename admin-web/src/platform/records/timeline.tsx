import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { momentsOf } from '#domain/platform/moments';
import { DateTime } from '../fields/fields';
import { TitledSection } from '../ui/titled-section';
import { SystemText } from '../i18n/system-text';

export interface TimelineEntry {
  at: string;
  title: ReactNode;
  why?: string | null;
  by: string;
}

/** The history of a record, which is given oldest first: the newest first, and what one person or act did in the same minute together. */
export const Timeline = ({ entries }: { entries: TimelineEntry[] }) => {
  const translate = useTranslate();
  return (
    <TitledSection title="timeline.title">
      {entries.length === 0 && <Typography color="textSecondary">{translate('timeline.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        {momentsOf(entries, ({ by }) => by).map(({ at, entries: together }, nth) => (
          <Box
            component="li"
            key={`${at}-${nth}`}
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
            {together.map(({ title, why }, index) => (
              <Box key={index}>
                <Box sx={{ fontWeight: 500 }}>{typeof title === 'string' ? <SystemText text={title} /> : title}</Box>
                {/* Said once of what happened together. */}
                {why && why !== title && why !== together[index + 1]?.why && (
                  <Box sx={{ overflowWrap: 'anywhere' }}>
                    <SystemText text={why} />
                  </Box>
                )}
              </Box>
            ))}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              <DateTime iso={at} /> ·{' '}
              {translate('timeline.by', { who: translate(`by.${together[0].by}`, { _: together[0].by }) })}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledSection>
  );
};
