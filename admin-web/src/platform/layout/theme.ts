import type { Theme } from '@mui/material';
import { type RaThemeOptions, defaultDarkTheme, defaultLightTheme } from 'react-admin';

declare module '@mui/material/styles' {
  /** Of what waits for other people. */
  interface Palette {
    queued: { main: string };
  }
  interface PaletteOptions {
    queued?: { main: string };
  }
}

/** The brand's green has only 3.3:1 contrast on white; texts and buttons use a darker tone (4.88:1). */
const BRAND = '#08a081';
const BRAND_TEXT = '#078069';
const BRAND_DARK = '#05604f';
const BRAND_ON_DARK = '#4cc9ae';
/** Hovered; MUI's default, a third darker, has only 4:1 contrast with a button's label. */
const HOVER_ON_DARK = '#3fb59b';

const fontFamily = '"Plus Jakarta Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
const shared = {
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    h6: { fontWeight: 500 },
    button: { textTransform: 'none' as const, fontWeight: 600, whiteSpace: 'nowrap' as const },
  },
};

// On a phone react-admin gives both a white background and lets them overflow.
const unboxed = { backgroundColor: 'transparent' };
// Buttons and fields of a list have one height, and the same room below.
const FIELD_HEIGHT = 40;
const tools = {
  styleOverrides: {
    root: {
      '&&': {
        ...unboxed,
        flexWrap: 'wrap' as const,
        marginLeft: 'auto',
        minHeight: FIELD_HEIGHT + 8,
        paddingTop: 0,
        paddingBottom: 8,
        paddingRight: 0,
      },
    },
  },
};
const toolbar = {
  styleOverrides: { root: { '&&': { ...unboxed, '@media (min-width: 600px)': { flexWrap: 'wrap' } } } },
};
// On a phone it has the whole width; elsewhere its buttons stand beside it, at the height of its fields.
const PHONE = '@media (max-width: 599px)';
const asWideAsItsFields = {
  styleOverrides: {
    root: {
      '&&': {
        flex: '0 1 auto',
        '& .MuiFormControl-root': { marginTop: 8, marginBottom: 4 },
        [PHONE]: {
          width: '100%',
          '& .filter-field, & .MuiFormControl-root': { width: '100%' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
  },
};

// On a phone react-admin shows only the icon; the label is added.
const named = {
  styleOverrides: {
    root: {
      alignSelf: 'center',
      '& .MuiIconButton-root': {
        gap: 8,
        padding: '4px 5px',
        borderRadius: 8,
        fontFamily,
        fontSize: '0.8125rem',
        fontWeight: 600,
      },
      '& .MuiIconButton-root .MuiSvgIcon-root': { fontSize: 20 },
      '& .MuiIconButton-root::after': { content: 'attr(aria-label)' },
    },
  },
};

// The placeholder names the searched fields, which is longer than react-admin's default.
const roomy = { styleOverrides: { root: { '@media (min-width: 900px)': { minWidth: 360 } } } };

// react-admin's loading page: its progress has no accessible name and its text too little contrast.
const waiting = {
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Memuat' } },
  RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: 'inherit' } } } },
};

// The link colour has too little contrast on an alert; links are underlined as well.
const notice = { MuiAlert: { styleOverrides: { root: { '& a': { color: 'inherit' } } } } };

// Long words break, so that they widen neither a table nor a phone's page; the minimum width keeps ordinary names whole.
const breakable = { overflowWrap: 'anywhere' as const };
// A line between the records of a phone, and the last one ends at the card.
const rowOnPhone = {
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      ...breakable,
      paddingTop: 0,
      paddingBottom: 0,
      // Between two lines of text.
      '& .status-chip': { marginBlock: 4, marginRight: 6 },
      '& > li + li, & > .MuiListItem-root + .MuiListItem-root': { borderTop: `1px solid ${palette.divider}` },
    }),
  },
};

const anyLength = {
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' } } } },
  RaDataTableCell: {
    styleOverrides: {
      root: {
        ...breakable,
        fontSize: '0.8125rem',
        maxWidth: '20rem',
        '&:where(:not(.MuiTableCell-alignRight))': {
          minWidth: '7rem',
          '@media (max-width: 1199px)': { minWidth: '6rem' },
        },
      },
    },
  },
  RaSimpleList: rowOnPhone,
};

// The secondary text holds buttons and chips, which are not allowed in a paragraph.
const lines = { MuiListItemText: { defaultProps: { slotProps: { secondary: { component: 'div' } } } } };

// A label that is given to the checkbox of a row belongs to its input; Material UI puts it on the element around it.
type Labelled = { 'aria-label'?: string };
const labelOf = (props: object) => (props as Labelled)['aria-label'];
const rowChoice = {
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (props: object) => ({ ...(labelOf(props) && { 'aria-label': labelOf(props) }) }),
      },
    },
  },
};

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

// Fields have an outline in place of a grey ground; with 3:1 contrast, and 4.5:1 for what stands in an empty one.
const asField = { variant: 'outlined' as const, margin: 'dense' as const, size: 'small' as const, fullWidth: true };
const field = { ...defaultLightTheme.components?.MuiTextField, defaultProps: asField };
const outline = (line: string, placeholder: string) => ({
  styleOverrides: {
    notchedOutline: { borderColor: line },
    input: { '&::placeholder': { color: placeholder, opacity: 1 } },
  },
});

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

// Corrections of react-admin's components for both themes.
const components = {
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
  RaTopToolbar: tools,
  RaListToolbar: toolbar,
  RaFilterForm: asWideAsItsFields,
  RaFilterButton: named,
  RaSearchInput: roomy,
  ...waiting,
  ...notice,
  ...anyLength,
  ...lines,
  ...rowChoice,
};

// In the dark Material UI makes what is raised lighter, each thing by another tone.
const oneSurface = { styleOverrides: { root: { backgroundImage: 'none' } } };

export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...shared,
  components: {
    ...defaultLightTheme.components,
    ...components,
    // On a filled input `primary.main` has only 4.28:1 contrast.
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: BRAND_DARK } } } },
    MuiOutlinedInput: outline('#8a9491', '#5f6b67'),
  },
  palette: {
    mode: 'light',
    primary: { main: BRAND_TEXT, light: BRAND, dark: BRAND_DARK, contrastText: '#fff' },
    secondary: { main: BRAND_TEXT, contrastText: '#fff' },
    error: { main: '#d32f2f' },
    warning: { main: '#b45309' },
    info: { main: '#0369a1' },
    success: { main: BRAND_TEXT },
    queued: { main: '#56708f' },
    background: { default: '#f6f8f7' },
  },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...shared,
  components: {
    ...defaultDarkTheme.components,
    ...components,
    MuiOutlinedInput: outline('#74807c', '#a3aeaa'),
    MuiPaper: oneSurface,
  },
  palette: {
    mode: 'dark',
    primary: { main: BRAND_ON_DARK, dark: HOVER_ON_DARK, contrastText: '#06231d' },
    secondary: { main: '#0b3d33', contrastText: '#fff' },
    error: { main: '#ff8a80', dark: '#f2776c', contrastText: '#2b0705' },
    warning: { main: '#fbbf24' },
    info: { main: '#7dd3fc' },
    success: { main: BRAND_ON_DARK },
    queued: { main: '#9db4cf' },
    background: { default: '#121716', paper: '#1b2220' },
  },
};
