/** A row of a list of what waits, which is pressed as a whole. */
export const pressedRow = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  px: 2,
  py: 1,
  minHeight: 48,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Its link: only the row shows the focus. */
export const rowLink = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
