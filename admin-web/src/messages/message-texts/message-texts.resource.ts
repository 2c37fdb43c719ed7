import EditNoteIcon from '@mui/icons-material/EditNote';
import type { AdminMessageText } from '#contracts/messages/message-texts.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const tones: Record<AdminMessageText['state'], Tone> = { default: 'idle', changed: 'good', broken: 'bad' };

export const messageTexts: ConsoleResource = {
  name: 'message-texts',
  icon: EditNoteIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./message-text-list'), 'MessageTextList'),
  show: lazyComponent(() => import('./message-text-show'), 'MessageTextShow'),
  edit: lazyComponent(() => import('./message-text-edit'), 'MessageTextEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 3.5 },
  statuses: { messageText: tones },
};
