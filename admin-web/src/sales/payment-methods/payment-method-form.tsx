import { BooleanInput, NumberInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';

const FIELDS = ['bankName', 'accountNumber', 'accountName', 'position', 'uniqueCode'];

const PaymentMethodInputs = () => (
  <>
    <TextInput source="bankName" validate={required()} autoFocus autoComplete="off" />
    <TextInput
      source="accountNumber"
      validate={required()}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
    />
    <TextInput source="accountName" validate={required()} autoComplete="off" />
    <NumberInput source="position" validate={required()} min={0} step={1} helperText="form.position" />
    <BooleanInput source="uniqueCode" helperText="payment_methods.uniqueCode" />
  </>
);

export const PaymentMethodCreate = () => (
  <RecordCreate fields={FIELDS} defaults={{ position: 0, uniqueCode: false }}>
    <PaymentMethodInputs />
  </RecordCreate>
);

export const PaymentMethodEdit = () => (
  <RecordEdit fields={FIELDS}>
    <PaymentMethodInputs />
  </RecordEdit>
);
