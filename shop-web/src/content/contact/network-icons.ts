import createIcon from '../../platform/ui/create-icon';

// Drawn for this shop in the hand of its other icons: what a network is known by, none a copy of its trademark.

/** A bubble with a receiver. */
export const WhatsAppIcon = createIcon({
  node: [
    ['path', { d: 'M4.6 16.2A8.5 8.5 0 1 1 7.8 19.4L3.5 20.5Z', key: 'bubble' }],
    ['path', { d: 'M9 8.5c-.3 3.6 2.9 6.8 6.5 6.5v-1.7l-1.8-.8-1 .9a5 5 0 0 1-2.1-2.1l.9-1-.8-1.8Z', key: 'receiver' }],
  ],
});

/** A camera with its finder. */
export const InstagramIcon = createIcon({
  node: [
    [
      'path',
      {
        d: 'M8.5 6.5 10 4h4l1.5 2.5H18a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9.5a3 3 0 0 1 3-3Z',
        key: 'body',
      },
    ],
    ['circle', { cx: '12', cy: '13', r: '3.5', key: 'lens' }],
    ['path', { d: 'M17.5 10h.01', key: 'finder' }],
  ],
});

/** The letter on a card. */
export const XIcon = createIcon({
  node: [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5', key: 'card' }],
    ['path', { d: 'm8 8 8 8', key: 'down' }],
    ['path', { d: 'm16 8-8 8', key: 'up' }],
  ],
});

/** Its two letters on a card. */
export const LinkedInIcon = createIcon({
  node: [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5', key: 'card' }],
    ['path', { d: 'M8 11v5.5', key: 'i' }],
    ['path', { d: 'M8 7.5h.01', key: 'dot' }],
    ['path', { d: 'M12 16.5V11', key: 'n' }],
    ['path', { d: 'M12 13.5a2.25 2.25 0 0 1 4.5 0v3', key: 'arch' }],
  ],
});
