import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useTranslate } from 'react-admin';
import { DeadEnd } from './dead-end';

/** An address that leads nowhere: mistyped, or of a page that has been. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <DeadEnd
      icon={SearchOffIcon}
      title="notFound.title"
      heading={translate('notFound.heading')}
      text={translate('notFound.text')}
    />
  );
};
