import { Box } from '@mui/material';
import { type FieldProps, useFieldValue, useRecordContext } from 'react-admin';
import { Fact } from '../records/facts';
import { DateTime, ShortDateTime } from './fields';
import { saidMoment } from './format';
import { URGENCY_COLOUR, urgencyOf } from './urgency';
import { useNow } from './use-now';

interface DeadlineProps {
  iso: string | null | undefined;
}

/** Until when something holds or is to be done; one at the end of a day is shown with that day. */
export const Deadline = ({ iso }: DeadlineProps) => <DateTime iso={iso && saidMoment(iso)} />;

/** The same in a column of a table. */
export const ShortDeadline = ({ iso }: DeadlineProps) => <ShortDateTime iso={iso && saidMoment(iso)} />;

export const DeadlineField = (props: FieldProps) => <ShortDeadline iso={useFieldValue(props)} />;

export const DeadlineFact = ({ source, iso }: { source: string; iso: string | null }) => (
  <Fact source={source}>{iso && <Deadline iso={iso} />}</Fact>
);

interface RunningDeadlineProps extends DeadlineProps {
  /** Whether it is still to be kept: of what is done nothing is late. */
  isRunning: boolean;
  /** In a column of a table. */
  short?: boolean;
}

/** A deadline that is to be kept, in the colour of its urgency: amber when it is near, red once it has passed. */
export const RunningDeadline = ({ iso, isRunning, short }: RunningDeadlineProps) => {
  const now = useNow();
  const urgency = iso && isRunning ? urgencyOf(iso, now) : 'inTime';
  const colour = URGENCY_COLOUR[urgency];
  return (
    <Box component="span" data-urgency={urgency} sx={colour && { color: colour, fontWeight: 600 }}>
      {short ? <ShortDeadline iso={iso} /> : <Deadline iso={iso} />}
    </Box>
  );
};

/** When a payout is to be transferred: a scheduled or approved one is still to be. */
export const isToBePaid = ({ state }: { state: string }): boolean => state === 'scheduled' || state === 'approved';

/** The deadline of a payout in a column of a table. */
export const PayoutDeadlineField = (props: FieldProps) => {
  const record = useRecordContext<{ id: string; state: string }>();
  return <RunningDeadline short iso={useFieldValue(props)} isRunning={record !== undefined && isToBePaid(record)} />;
};
