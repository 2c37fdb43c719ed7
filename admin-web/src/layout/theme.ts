import { type RaThemeOptions, defaultDarkTheme, defaultLightTheme } from 'react-admin';

/** Brand green #08a081 is only 3.3:1 on white; texts and buttons take the darker tone (4.88:1). Design: ux. */
const BRAND = '#08a081';
const BRAND_TEXT = '#078069';
const BRAND_DARK = '#05604f';
const BRAND_ON_DARK = '#4cc9ae';
/** Under the pointer; MUI's own, a third darker, leaves the words on a button at 4:1. */
const HOVER_ON_DARK = '#3fb59b';

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const shared = {
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    h6: { fontWeight: 500 },
    button: { textTransform: 'none' as const, fontWeight: 600, whiteSpace: 'nowrap' as const },
  },
};

// On a phone RA puts both on a white block of their own; and what does not fit it lets leave the screen.
const unboxed = { backgroundColor: 'transparent' };
const tools = { styleOverrides: { root: { '&&': { ...unboxed, flexWrap: 'wrap' as const, marginLeft: 'auto' } } } };
const toolbar = {
  styleOverrides: { root: { '&&': { ...unboxed, '@media (min-width: 600px)': { flexWrap: 'wrap' } } } },
};
const asWideAsItsFields = { styleOverrides: { root: { '&&': { flex: '0 1 auto' } } } };

// On a phone RA leaves only its icon; its name is written beside it.
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

// What a search looks in is longer than RA's narrow field.
const roomy = { styleOverrides: { root: { '@media (min-width: 900px)': { minWidth: 360 } } } };

// RA's waiting screen: its circle has no name and its words are as pale as a disabled button.
const waiting = {
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Memuat' } },
  RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: 'inherit' } } } },
};

// The tone of a link is too pale on the ground of a warning, in the light and in the dark; it is underlined as well.
const notice = { MuiAlert: { styleOverrides: { root: { '& a': { color: 'inherit' } } } } };

// One e-mail address without an end must neither widen a table beyond its card nor a phone's page beyond its screen;
// and yet no column may become so narrow that ordinary names are cut in two.
const breakable = { overflowWrap: 'anywhere' as const };
const anyLength = {
  RaDataTableCell: {
    styleOverrides: {
      root: {
        ...breakable,
        maxWidth: '20rem',
        '&:where(:not(.MuiTableCell-alignRight))': {
          minWidth: '7rem',
          '@media (max-width: 1199px)': { minWidth: '6rem' },
        },
      },
    },
  },
  RaSimpleList: { styleOverrides: { root: breakable } },
};

// The second part of a line holds buttons and chips, which a paragraph must not.
const lines = { MuiListItemText: { defaultProps: { slotProps: { secondary: { component: 'div' } } } } };

// What is put right in RA's components, in the light and in the dark.
const components = {
  RaTopToolbar: tools,
  RaListToolbar: toolbar,
  RaFilterForm: asWideAsItsFields,
  RaFilterButton: named,
  RaSearchInput: roomy,
  ...waiting,
  ...notice,
  ...anyLength,
  ...lines,
};

export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...shared,
  components: {
    ...defaultLightTheme.components,
    ...components,
    // On the grey of a filled input the button tone falls to 4.28:1.
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: BRAND_DARK } } } },
  },
  palette: {
    mode: 'light',
    primary: { main: BRAND_TEXT, light: BRAND, dark: BRAND_DARK, contrastText: '#fff' },
    secondary: { main: BRAND_TEXT, contrastText: '#fff' },
    error: { main: '#d32f2f' },
    warning: { main: '#b45309' },
    info: { main: '#0369a1' },
    success: { main: BRAND_TEXT },
    background: { default: '#f6f8f7' },
  },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...shared,
  components: { ...defaultDarkTheme.components, ...components },
  palette: {
    mode: 'dark',
    primary: { main: BRAND_ON_DARK, dark: HOVER_ON_DARK, contrastText: '#06231d' },
    secondary: { main: '#0b3d33', contrastText: '#fff' },
    error: { main: '#ff8a80', dark: '#f2776c', contrastText: '#2b0705' },
    warning: { main: '#fbbf24' },
    info: { main: '#7dd3fc' },
    success: { main: BRAND_ON_DARK },
    background: { default: '#121716', paper: '#1b2220' },
  },
};
