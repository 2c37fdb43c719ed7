import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'message-texts': {
      name: 'Message text |||| Message texts',
      empty: 'No texts yet. They appear once the worker runs.',
      fields: {
        q: 'Search title or body',
        title: 'Title',
        body: 'Body',
        channel: 'Channel',
        key: 'Key',
        state: 'State',
        changedAt: 'Changed',
        changedBy: 'By',
        version: 'Version',
        reason: 'Reason',
      },
    },
  },
  actions: {
    'message-texts': {
      update: { label: 'Change' },
      reset: {
        label: 'Back to the first text',
        ask: 'The next messages use the first text again. What was sent stays.',
        done: 'The first text is used again',
      },
    },
  },
  status: { messageText: { default: 'First text', changed: 'Changed', broken: 'Does not fit' } },
  messageText: {
    channel: { mail: 'E-mail & inbox', whatsapp: 'WhatsApp' },
    broken: 'The changed text does not fit its message any more, so the first text is sent. Correct or reset it.',
    preview: 'Preview',
    view: { html: 'E-mail', text: 'Plain e-mail', whatsapp: 'WhatsApp' },
    placeholders: 'Placeholders',
    placeholdersHelp:
      'Write a placeholder in braces. A sample that begins with a full stop brings its own sentence, and is empty when there is nothing to say.',
    placeholder: 'Placeholder',
    sample: 'Sample',
    required: 'required in the body',
    defaultText: 'First text: %{text}',
    fillDefault: 'Begin with the first text',
  },
  systemText: {
    'Kurung kurawal hanya untuk isian, seperti {name}': 'Braces are for placeholders only, like {name}',
    'Judul harus satu baris': 'The title has to be one line',
  },
};
