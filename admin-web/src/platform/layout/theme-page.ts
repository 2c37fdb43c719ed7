import type { Theme } from '@mui/material';
import { defaultLightTheme } from 'react-admin';

// react-admin's loading page: its progress has no accessible name and its text too little contrast.
const waiting = {
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Memuat' } },
  RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: 'inherit' } } } },
};

// The link colour has too little contrast on an alert; links are underlined as well.
const notice = { MuiAlert: { styleOverrides: { root: { '& a': { color: 'inherit' } } } } };

// Material UI's ripple of a focused button pulses, and pales its words.
const button = {
  defaultProps: { disableFocusRipple: true },
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      '&.Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    }),
  },
};

// A quiet bar above the page, so that the one filled button of a page is what stands out.
const bar = {
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      '&.RaAppBar-appBar, &': {
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        backgroundImage: 'none',
      },
      boxShadow: `0 1px 0 ${palette.divider}`,
    }),
  },
};

// Dense, and where one is has a bar and a tint.
const entry = {
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      minHeight: 34,
      fontSize: '0.875rem',
      borderLeft: '3px solid transparent',
      paddingLeft: 13,
      '& .RaMenuItemLink-icon': { minWidth: 34, color: 'inherit' },
      '& .RaMenuItemLink-icon .MuiSvgIcon-root': { fontSize: 20 },
      '&.RaMenuItemLink-active': {
        borderLeftColor: palette.primary.main,
        backgroundColor: palette.action.selected,
        fontWeight: 600,
        color: palette.text.primary,
        '& .RaMenuItemLink-icon': { color: palette.primary.main },
      },
    }),
  },
};

// Fields have an outline in place of a grey ground.
const asField = { variant: 'outlined' as const, margin: 'dense' as const, size: 'small' as const, fullWidth: true };
const field = { ...defaultLightTheme.components?.MuiTextField, defaultProps: asField };

// What saves a form belongs to its card.
const saving = {
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      minHeight: 64,
      backgroundColor: palette.background.paper,
      borderTop: `1px solid ${palette.divider}`,
    }),
  },
};

/** Corrections of what every page has, for both themes. */
export const pageComponents = {
  // Amounts stand below each other in every table, and the spaces of the typeface are narrow.
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '0.06em' },
      // A heading that a result moves the focus to is no control; the frame would cut its first letter.
      ':is(h1, h2, h3)[tabindex="-1"]:focus': { outline: 'none' },
    },
  },
  MuiAppBar: bar,
  MuiButton: button,
  RaMenuItemLink: entry,
  MuiTextField: field,
  MuiFormControl: { defaultProps: asField },
  RaToolbar: saving,
  ...waiting,
  ...notice,
};
