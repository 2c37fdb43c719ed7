import { TextInput, type TextInputProps, regex, required } from 'react-admin';
import { TRACKING_NUMBER, readTrackingNumber } from '#domain/sales/shipping/tracking-number';

const validate = [required(), regex(TRACKING_NUMBER, 'ra.validation.regex')];
const slotProps = { htmlInput: { maxLength: 80, autoComplete: 'off' } };

/** The number of a parcel as it is typed or pasted from a receipt; the form holds it without blanks. */
export const TrackingNumberInput = (props: Pick<TextInputProps, 'source' | 'label' | 'autoFocus'>) => (
  <TextInput {...props} parse={readTrackingNumber} validate={validate} helperText={false} slotProps={slotProps} />
);
