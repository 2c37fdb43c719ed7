import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { momentsOf } from '#domain/platform/moments';
import { DateTime } from '../fields/fields';
import { Answered } from '../ui/answered';
import { TitledSection } from '../ui/titled-section';
import { SystemText } from '../i18n/system-text';

export interface TimelineEntry {
  at: string;
  title: ReactNode;
  why?: string | null;
  by: string;
}

interface TimelineProps {
  entries: TimelineEntry[] | undefined;
  /** Whose record it is, as `by` says it: their own name is left out beside what they did. */
  ownBy?: string;
  /** Without a heading, where a tab says what it is. */
  isTitled?: boolean;
}

/**
 * The history of a record, given oldest first (undefined until it is read) and shown newest first: what one person or act did in the
 * same minute stands together, and what came of one cause is one sentence.
 */
export const Timeline = ({ entries, ownBy, isTitled = true }: TimelineProps) => (
  <TitledSection title="timeline.title" isSaidAbove={!isTitled}>
    <Answered rows={entries} empty="timeline.empty">
      {(told) => <Moments entries={told} ownBy={ownBy} />}
    </Answered>
  </TitledSection>
);

const Moments = ({ entries, ownBy }: { entries: TimelineEntry[]; ownBy: string | undefined }) => {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={track}>
      {momentsOf(entries, ({ by }) => by).map(({ at, entries: together }, nth) => (
        <Box
          component="li"
          key={`${at}-${nth}`}
          sx={{
            position: 'relative',
            pb: 1.5,
            ...beside,
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
          <Box sx={{ minWidth: 0 }}>
            {sentencesOf(together).map(({ titles, why }, index) => (
              <Box key={index} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                <Box component="span" sx={{ fontWeight: 500 }}>
                  {titles.map((title, place) => (
                    <Fragment key={place}>
                      {place > 0 && ', '}
                      {typeof title === 'string' ? <SystemText text={title} /> : title}
                    </Fragment>
                  ))}
                </Box>
                {why && !titles.includes(why) && (
                  <>
                    {' · '}
                    <SystemText text={why} />
                  </>
                )}
              </Box>
            ))}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <DateTime iso={at} />
            {together[0].by !== ownBy &&
              ` · ${translate('timeline.by', { who: translate(`by.${together[0].by}`, { _: together[0].by }) })}`}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const track = {
  listStyle: 'none',
  m: 0,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  containerType: 'inline-size',
} as const;
/** On a wide screen the time and the person stand at the end of the line. */
const beside = {
  '@container (min-width: 560px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 3,
    alignItems: 'baseline',
  },
} as const;

/** What happened for one reason is said together, with that reason once. */
function sentencesOf(entries: TimelineEntry[]): { titles: ReactNode[]; why?: string | null | undefined }[] {
  const sentences: { titles: ReactNode[]; why?: string | null | undefined }[] = [];
  for (const { title, why } of entries) {
    const same = why && sentences.find((sentence) => sentence.why === why);
    if (same) same.titles.push(title);
    else sentences.push({ titles: [title], why });
  }
  return sentences;
}
