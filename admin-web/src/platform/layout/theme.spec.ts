import { describe, expect, it } from '@jest/globals';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { darkTheme, lightTheme } from './theme';

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('buttons of the %s theme', (_, options) => {
  const { palette } = createTheme(options);

  it.each(['primary', 'secondary', 'error', 'success'] as const)(
    '%s: their words can be read, also under the pointer',
    (name) => {
      const { main, dark, contrastText } = palette[name];
      for (const background of [main, dark])
        expect(getContrastRatio(contrastText, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('have a ring while they are focused by keyboard, and no ripple that pulses over their words', () => {
    const theme = createTheme(options);
    const { defaultProps, styleOverrides } = theme.components?.MuiButton ?? {};
    expect(defaultProps).toMatchObject({ disableFocusRipple: true });
    const root = styleOverrides?.root as (props: object) => object;
    const ring = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 };
    expect(root({ theme })).toEqual({ '&.Mui-focusVisible': ring });
  });
});
