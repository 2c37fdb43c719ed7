import CheckIcon from '@mui/icons-material/Check';
import TranslateIcon from '@mui/icons-material/Translate';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useLocaleState, useLocales } from 'react-admin';

/** The languages of the console, each in its own words. */
export const LanguageItems = () => {
  const languages = useLocales();
  const [chosen, choose] = useLocaleState();
  return languages.map(({ locale, name }, nth) => (
    <MenuItem
      key={locale}
      role="menuitemradio"
      aria-checked={locale === chosen}
      lang={locale}
      onClick={() => choose(locale)}
    >
      <ListItemIcon>{nth === 0 && <TranslateIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{name}</ListItemText>
      {locale === chosen && <CheckIcon fontSize="small" aria-hidden />}
    </MenuItem>
  ));
};
