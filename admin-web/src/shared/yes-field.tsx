import CheckIcon from '@mui/icons-material/Check';
import { type FieldProps, useFieldValue, useTranslate } from 'react-admin';

/** A check mark for yes and nothing for no: in a column of flags the yes is what one looks for. */
export const YesField = (props: FieldProps) => {
  const translate = useTranslate();
  return useFieldValue(props) ? <CheckIcon fontSize="small" titleAccess={translate('ra.boolean.true')} /> : null;
};
