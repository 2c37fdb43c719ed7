import { Avatar, Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { useRegistry } from '../rooms/registry';
import { ShowTitle } from './show-title';

interface RecordPageProps extends Pick<ComponentProps<typeof ShowTitle>, 'status' | 'copy'> {
  title: ReactNode;
  /** Before the name: the initials of a person; by default the sign of the list. */
  mark?: string;
  /** Behind the name: the next step as the one filled button, what takes away behind ⋯. */
  actions?: ReactNode;
  /** What is read before all else. */
  notices?: ReactNode;
  /** The narrow column: facts, and what happened. */
  aside: ReactNode;
  /** The wide column. */
  children?: ReactNode;
  /** Below both columns: a table that needs the whole width. */
  below?: ReactNode;
}

/** A record: its head, then its sections beside its facts; below each other where there is no room for both. */
export const RecordPage = ({ title, mark, actions, notices, aside, children, below, ...head }: RecordPageProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box sx={headRow}>
      <Avatar aria-hidden sx={plate}>
        {mark ?? <ResourceIcon />}
      </Avatar>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <ShowTitle {...head}>{title}</ShowTitle>
      </Box>
      {actions && <Box sx={buttons}>{actions}</Box>}
    </Box>
    {notices}
    <Box sx={columns}>
      <Box sx={stack}>{children}</Box>
      <Box sx={{ ...stack, ...narrow }}>{aside}</Box>
    </Box>
    {below && <Box sx={{ mt: 3 }}>{below}</Box>}
  </Box>
);

const ResourceIcon = () => {
  const resource = useResourceContext();
  const Icon = useRegistry().resources.find(({ name }) => name === resource)?.icon;
  return Icon ? <Icon /> : null;
};

/** Of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return (
    [words[0], words.length > 1 && words.at(-1)]
      .map((word) => [...(word || '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

// Not the width of the window: the menu beside it may be open or shut.
const BESIDE = '@container (min-width: 700px)';

const headRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const plate = {
  width: 40,
  height: 40,
  bgcolor: 'action.selected',
  color: 'text.primary',
  fontSize: '0.9375rem',
  fontWeight: 600,
} as const;
const stack = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const;
const columns = {
  display: 'grid',
  gap: 3,
  mt: 1,
  [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(240px, 27%, 320px)' },
} as const;
const narrow = { [BESIDE]: { pl: 3, borderLeft: 1, borderColor: 'divider' } } as const;
