import { type RaThemeOptions, defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { listComponents } from './theme-lists';
import { pageComponents } from './theme-page';

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

// A line has 3:1 contrast, and 4.5:1 what stands in an empty field.
const outline = (line: string, placeholder: string) => ({
  styleOverrides: {
    notchedOutline: { borderColor: line },
    input: { '&::placeholder': { color: placeholder, opacity: 1 } },
  },
});

const components = { ...pageComponents, ...listComponents };

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
