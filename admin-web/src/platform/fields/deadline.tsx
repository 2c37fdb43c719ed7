import { type FieldProps, useFieldValue } from 'react-admin';
import { Fact } from '../records/facts';
import { DateTime, ShortDateTime } from './fields';
import { saidMoment } from './format';

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
