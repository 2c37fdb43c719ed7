import { type BrokenRows } from './rows.js';

export const PLATFORM_BROKEN: BrokenRows = {
  message_text_channel_check: ['message_text', { channel: 'sms' }],
  message_text_changed_check: ['message_text', { channel: 'mail', title: 'Judul' }, { channel: 'mail', body: 'Isi' }],
  notification_email: ['notification', { email_state: 'lost' }],
  audit_link_position: ['audit_link', { position: 0 }],
  audit_head_one: ['audit_head', { id: 2 }],
  file_kind: ['file', { kind: 'poem' }],
  change_proposal_kind: ['change_proposal', { kind: 'admins' }],
  maintenance_known_platform: ['maintenance', { platform: 'other' }],
};
