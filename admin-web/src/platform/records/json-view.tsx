import { Box } from '@mui/material';

/** JSON in a scrollable box. */
export const JsonView = ({ value, label }: { value: unknown; label: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={{
      m: 0,
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      fontSize: '0.8125rem',
      overflow: 'auto',
      maxHeight: 480,
    }}
  >
    {JSON.stringify(value, null, 2)}
  </Box>
);
