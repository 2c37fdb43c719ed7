import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, type Theme, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../auth/permissions';
import { FinderList } from './finder-list';
import { takeTyped } from './type-ahead';
import { type FoundKind, MIN_LENGTH, useFound } from './use-found';

/** One field over all lists: a combobox whose options are links, so that they open in a new tab as others do. */
export const FinderDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const can = useCan();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  // At once, while no key can come between.
  useLayoutEffect(() => {
    const typed = takeTyped();
    setText((now) => now + typed);
  }, []);
  const kinds = useFound(text);
  const targets = kinds.flatMap(({ items, all }) => [...items.map(({ to }) => to), ...(all ? [all.to] : [])]);
  const active = chosen !== undefined && targets.includes(chosen) ? chosen : firstOf(kinds);
  const optionId = (to: string) => `${id}${to}`;
  useEffect(() => {
    if (active) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method has its own use of these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) document.getElementById(optionId(active))?.click();
    else if (event.key === 'ArrowDown') setChosen(step(targets, active, 1));
    else if (event.key === 'ArrowUp') setChosen(step(targets, active, -1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } }}
    >
      <Box component="h2" id={`${id}title`} sx={visuallyHidden}>
        {translate('finder.title')}
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={translate(can('orders.read') ? 'finder.fields' : 'finder.fieldsWithoutOrders')}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              type: 'text',
              enterKeyHint: 'go',
              autoComplete: 'off',
              spellCheck: false,
              'aria-label': translate('finder.title'),
              'aria-autocomplete': 'list',
              'aria-expanded': targets.length > 0,
              'aria-controls': `${id}list`,
              'aria-activedescendant': active && optionId(active),
            },
          }}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose} size="small">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 120, p: 1 }}>
        <FinderList id={`${id}list`} kinds={kinds} active={active} optionId={optionId} onOpen={onClose} />
        <FinderStatus kinds={kinds} isShort={text.trim().length < MIN_LENGTH} />
      </Box>
    </Dialog>
  );
};

/** What Enter opens when nothing was chosen: nothing while a list above it may still put something there. */
function firstOf(kinds: FoundKind[]): string | undefined {
  const first = kinds.find(({ items, isPending }) => isPending || items.length > 0);
  return first?.items[0]?.to;
}

/** The next one, around the ends. */
function step(targets: string[], active: string | undefined, by: 1 | -1): string | undefined {
  const from = active === undefined ? (by === 1 ? -1 : 0) : targets.indexOf(active);
  return targets[(from + by + targets.length) % targets.length];
}

/** What there is beside the options: read aloud where it changes. */
const FinderStatus = ({ kinds, isShort }: { kinds: FoundKind[]; isShort: boolean }) => {
  const translate = useTranslate();
  const failed = kinds.filter(({ hasFailed }) => hasFailed).map(({ label }) => label);
  const isPending = kinds.some((kind) => kind.isPending);
  const isEmpty = kinds.every(({ items }) => items.length === 0);
  return (
    <Box role="status" sx={{ px: 1, py: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
      {isShort && translate('finder.hint')}
      {!isShort && isPending && translate('finder.searching')}
      {!isShort && !isPending && isEmpty && failed.length === 0 && translate('finder.none')}
      {failed.length > 0 && <div>{translate('finder.failed', { lists: failed.join(', ') })}</div>}
    </Box>
  );
};
