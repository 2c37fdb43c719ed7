import { Box } from '@mui/material';
import { useLocale, useResourceContext, useTranslate } from 'react-admin';
import type { Identifier } from 'react-admin';
import { roughly } from '../fields/format';
import { useShortcut } from '../shortcuts/use-shortcut';
import { Steps } from './steps';
import { useQueueSteps } from './use-queue-steps';
import { useRecordSteps } from './use-record-steps';

/** Something is being written or decided: no key leaves it. */
const isBegun = (): boolean =>
  document.querySelector('[data-in-place]') !== null ||
  [...document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])')].some(({ value }) => value !== '');

/** The steps of an open record in the list or the inbox that the admin came from, by J and K too; nothing where there is none. */
export const RecordSteps = ({ id }: { id: Identifier | undefined }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const resource = useResourceContext()!;
  const inQueue = useQueueSteps(resource, id);
  const inList = useRecordSteps(resource, inQueue ? undefined : id);
  const steps = inQueue ?? inList;
  useShortcut('j', () => isBegun() || steps?.next?.());
  useShortcut('k', () => isBegun() || steps?.previous?.());
  if (!steps || steps.total === 0 || (steps.position !== null && steps.total < 2)) return null;
  const { position, total, isEstimated, next, previous } = steps;
  const count = isEstimated ? `± ${roughly(total, locale)}` : String(total);
  return (
    <Box
      component="nav"
      aria-label={translate('steps.list')}
      sx={{ display: 'flex', justifyContent: 'flex-end', mb: -2 }}
    >
      <Steps next={next} previous={previous} isDone={position === null}>
        {position === null
          ? translate('steps.left', { smart_count: total, count })
          : translate('steps.position', { n: position + 1, total: count })}
      </Steps>
    </Box>
  );
};
