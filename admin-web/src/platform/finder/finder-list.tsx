import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { FoundItem, FoundKind } from './use-found';

interface FinderListProps {
  id: string;
  kinds: FoundKind[];
  /** Where the option leads that the keys are at. */
  active: string | undefined;
  optionId: (to: string) => string;
  onOpen: () => void;
}

/** What was found, by kind. The focus stays in the field; the option in use is told by its id. */
export const FinderList = ({ id, kinds, active, optionId, onOpen }: FinderListProps) => (
  <Box role="listbox" id={id} aria-label={useTranslate()('finder.title')}>
    {kinds
      .filter(({ items }) => items.length > 0)
      .map(({ label, items, all }) => (
        <Box key={label} role="group" aria-label={label} sx={{ mb: 1 }}>
          <Box aria-hidden sx={heading}>
            {label}
          </Box>
          {[...items, ...(all ? [all] : [])].map(({ to, title, note }: FoundItem) => (
            <Box
              key={to}
              component={Link}
              to={to}
              role="option"
              id={optionId(to)}
              aria-selected={to === active}
              tabIndex={-1}
              onClick={(event) => {
                // In a new tab: the next one may be wanted too.
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
              }}
              sx={option}
            >
              <Box component="span" sx={to === all?.to ? { color: 'primary.main' } : { fontWeight: 600 }}>
                {title}
              </Box>
              {note && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {note}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ))}
  </Box>
);

const heading = { px: 1, py: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' } as const;
const option = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  px: 1,
  py: { xs: 1.25, sm: 0.75 },
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.selected' },
} as const;
