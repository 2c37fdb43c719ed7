import { BooleanInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { WholeInput } from '../../platform/forms/whole-input';

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
    <WholeInput source="position" min={0} helperText="form.position" />
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
