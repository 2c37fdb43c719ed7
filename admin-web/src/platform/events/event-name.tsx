import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminEvent } from '#contracts/platform/events.admin.http';
import { RecordLink } from '../records/record-link';
import { useRegistry } from '../rooms/registry';

/** The label of an event and its name in code. */
export const EventName = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`eventName.${name}`, { _: '' })}{' '}
      <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
    </>
  );
};

/** Links to the records named in the payload of an event. */
export const EventSubjects = ({ payload }: Pick<AdminEvent, 'payload'>) => {
  const translate = useTranslate();
  const { resources } = useRegistry();
  const subjects = Object.entries(payload ?? {}).flatMap(([field, id]) => {
    const resource = resources.find(({ eventField }) => eventField === field);
    return resource && typeof id === 'string' ? [{ resource: resource.name, id }] : [];
  });
  if (!subjects.length) return <>–</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {subjects.map(({ resource, id }) => (
        <li key={resource}>
          <RecordLink resource={resource} id={id}>
            {translate(`resources.${resource}.name`, { smart_count: 1 })}
          </RecordLink>
        </li>
      ))}
    </Box>
  );
};
