import { useRef } from 'react';
import { SearchInput, useResourceContext, useTranslate } from 'react-admin';
import { useShortcut } from '../shortcuts/use-shortcut';
import { useShortcutsEnabled } from '../shortcuts/use-shortcuts-enabled';

interface SearchFilterProps {
  source: 'q';
  alwaysOn: true;
}

/** The text search of a list, focused by `/`; its label names the searched fields. */
export const SearchFilter = (props: SearchFilterProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [shortcuts] = useShortcutsEnabled();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  const label = translate(`resources.${resource}.fields.q`, { _: translate('ra.action.search') });
  return (
    <SearchInput
      {...props}
      placeholder={label}
      slotProps={{
        htmlInput: { ref: input, 'aria-label': label, 'aria-keyshortcuts': shortcuts ? '/' : undefined },
      }}
    />
  );
};
