import { BooleanInput, TextInput, required } from 'react-admin';
import { MomentInput } from '../platform/forms/moment-input';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';

const TEXTS = ['specialPrize', 'rescueMission', 'conference', 'howToPlay', 'terms'] as const;
const OPTIONAL = [...TEXTS, 'popupTitle', 'popupText', 'infoTitle', 'infoText', 'voteQuestion'] as const;
const SWITCHES = ['popupActive', 'infoActive', 'voteOpen', 'voteResultsShown'] as const;
const REQUIRED = ['name', 'summary', 'startsAt', 'endsAt'] as const;
const FIELDS = [...REQUIRED, ...OPTIONAL, ...SWITCHES];
const DEFAULTS = {
  ...Object.fromEntries(OPTIONAL.map((field) => [field, ''])),
  ...Object.fromEntries(SWITCHES.map((field) => [field, false])),
};

export const CampaignCreate = () => (
  <RecordCreate fields={['slug', ...FIELDS]} defaults={DEFAULTS}>
    <TextInput source="slug" validate={required()} />
    <CampaignInputs />
  </RecordCreate>
);

export const CampaignEdit = () => (
  <RecordEdit fields={bodyOf}>
    <CampaignInputs />
  </RecordEdit>
);

/** An input that was emptied has no text. */
const bodyOf = (record: Record<string, unknown> & { id: string }) => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, record[field]])),
  ...Object.fromEntries(OPTIONAL.map((field) => [field, record[field] ?? ''])),
});

const CampaignInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <TextInput source="summary" validate={required()} fullWidth />
    <MomentInput source="startsAt" validate={required()} />
    <MomentInput source="endsAt" validate={required()} />
    {TEXTS.map((source) => (
      <TextInput key={source} source={source} multiline minRows={3} fullWidth />
    ))}
    <BooleanInput source="popupActive" />
    <TextInput source="popupTitle" fullWidth />
    <TextInput source="popupText" multiline fullWidth />
    <BooleanInput source="infoActive" />
    <TextInput source="infoTitle" fullWidth />
    <TextInput source="infoText" multiline fullWidth />
    <TextInput source="voteQuestion" fullWidth />
    <BooleanInput source="voteOpen" />
    <BooleanInput source="voteResultsShown" />
  </>
);
