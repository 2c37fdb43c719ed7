import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../ui/full-page-message';

export const NotFound = () => {
  const translate = useTranslate();
  return (
    <FullPageMessage
      icon={SearchOffIcon}
      title="notFound.title"
      heading={translate('notFound.heading')}
      text={translate('notFound.text')}
    />
  );
};
