import { SearchInput, useResourceContext, useTranslate } from 'react-admin';

interface SearchFilterProps {
  source: 'q';
  alwaysOn: true;
}

/** The free-text search of a list; says what it searches in, to eyes and to ears. */
export const SearchFilter = (props: SearchFilterProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const label = translate(`resources.${resource}.fields.q`, { _: translate('ra.action.search') });
  return <SearchInput {...props} placeholder={label} slotProps={{ htmlInput: { 'aria-label': label } }} />;
};
