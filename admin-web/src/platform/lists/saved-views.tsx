import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import { Box, Chip } from '@mui/material';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '#contracts/identity/saved-views.admin.http';
import { ChipGroup, ChipRow, showChosen } from './chip-row';
import type { FilterChoice } from './filter-choice';
import { SavedViewMenu } from './saved-view-menu';
import { RemoveViewDialog, RenameViewDialog, SaveViewDialog } from './saved-view-dialogs';
import { useSavedViews, useViewAct } from './use-saved-views';

interface SavedViewsProps {
  choices: FilterChoice[];
  /** Not within the row of the choices. */
  isAlone?: boolean;
}
type Asked = { what: 'save' } | { what: 'rename' | 'remove'; view: SavedView };

/** The admin's own views of the list around it as chips, and the way to save what it shows; nothing where there is neither. */
export const SavedViews = ({ choices, isAlone = false }: SavedViewsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource, views, shown, chosen, changed, isNew, choose } = useSavedViews(choices);
  const update = useViewAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const close = () => setAsked(null);
  const isEmpty = views.length === 0 && !isNew;
  const chosenUid = chosen?.uid;
  useEffect(() => {
    if (chosenUid) showChosen(mark.current?.parentElement?.parentElement ?? null);
  }, [chosenUid]);
  useFocusKept(mark, asked === null && !update.isPending);
  const group = isEmpty ? null : (
    <ChipGroup label={translate('views.title')}>
      <span ref={mark} hidden />
      {views.map((view) => (
        <ViewChip key={view.uid} view={view} isChosen={view === chosen} onChoose={() => choose(view)}>
          <SavedViewMenu view={view} onChoose={(what) => setAsked({ what, view })} />
        </ViewChip>
      ))}
      {changed && (
        <ActChip
          icon={<SaveIcon fontSize="small" />}
          label={translate('views.update', { name: changed.name })}
          onClick={() =>
            update.mutate(
              { uid: changed.uid, action: 'update', body: shown },
              { onError: ({ message }) => notify(message, { type: 'error' }) },
            )
          }
        />
      )}
      {isNew && (
        <ActChip
          icon={<BookmarkAddIcon fontSize="small" />}
          label={translate('views.save')}
          opensDialog
          onClick={() => setAsked({ what: 'save' })}
        />
      )}
    </ChipGroup>
  );
  return (
    <>
      {isAlone && group ? <ChipRow>{group}</ChipRow> : group}
      {asked?.what === 'save' && <SaveViewDialog view={{ resource, ...shown }} onClose={close} />}
      {asked?.what === 'rename' && <RenameViewDialog view={asked.view} onClose={close} />}
      {asked?.what === 'remove' && <RemoveViewDialog view={asked.view} onClose={close} />}
    </>
  );
};

/** A chip that is done with is gone, and the focus with it: the one that came in its place has it then. */
function useFocusKept(mark: { current: HTMLElement | null }, isIdle: boolean) {
  const wasIdle = useRef(true);
  useEffect(() => {
    const isDone = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    if (!isDone || document.activeElement !== document.body) return;
    const chips = [...(mark.current?.parentElement?.querySelectorAll('button') ?? [])];
    (chips.find((chip) => chip.ariaPressed === 'true') ?? chips.at(-1))?.focus();
  }, [mark, isIdle]);
}

interface ViewChipProps {
  view: SavedView;
  isChosen: boolean;
  onChoose: () => void;
  /** What can be done with the chosen one. */
  children: ReactElement;
}

const ViewChip = ({ view, isChosen, onChoose, children }: ViewChipProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, maxWidth: '100%' }}>
    <Chip
      component="button"
      type="button"
      clickable
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      icon={isChosen ? <BookmarkIcon fontSize="small" /> : <BookmarkBorderIcon fontSize="small" />}
      label={view.name}
      onClick={onChoose}
    />
    {isChosen && children}
  </Box>
);

interface ActChipProps {
  icon: ReactElement;
  label: string;
  opensDialog?: true;
  onClick: () => void;
}

const ActChip = ({ icon, label, opensDialog, onClick }: ActChipProps) => (
  <Chip
    component="button"
    type="button"
    clickable
    variant="outlined"
    aria-haspopup={opensDialog && 'dialog'}
    icon={icon}
    label={label}
    onClick={onClick}
    sx={{ flexShrink: 0, borderStyle: 'dashed', color: 'primary.main', '& .MuiChip-icon': { color: 'inherit' } }}
  />
);
