import { useLocaleState, useTranslate } from 'react-admin';
import type { Clock } from '#contracts/desk-clock';
import { formatAge, formatDeadline, formatLeft } from '../fields/format';
import { urgencyOf } from '../fields/urgency';
import { UrgencyPill } from '../fields/urgency-pill';
import { useNow } from '../fields/use-now';

interface WaitProps {
  of: Clock & { isLate: boolean };
  /** It waits by itself, and is not the oldest of several. */
  isOne?: boolean;
}

/** What is left for the first of several, or for one, or by how much it is late; where nothing is promised, how long the oldest waits. */
export const Wait = ({ of: { since, dueAt, isLate }, isOne = false }: WaitProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  const urgency = isLate ? 'late' : dueAt ? urgencyOf(dueAt, now) : 'inTime';
  if (dueAt)
    return (
      <UrgencyPill urgency={urgency} title={translate('dashboard.dueFirst', { at: formatDeadline(dueAt) })}>
        {Date.parse(dueAt) < now
          ? translate('dashboard.overBy', { time: formatAge(dueAt, now, locale) })
          : translate('console.left', { time: formatLeft(dueAt, now, locale) })}
      </UrgencyPill>
    );
  return (
    since && (
      <UrgencyPill urgency={urgency}>
        {translate(isOne ? 'dashboard.since' : 'dashboard.oldest', { age: formatAge(since, now, locale) })}
      </UrgencyPill>
    )
  );
};
