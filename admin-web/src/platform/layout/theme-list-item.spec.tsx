import { expect, it } from '@jest/globals';
import { ListItemText, ThemeProvider, createTheme } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { darkTheme, lightTheme } from './theme';

it.each([lightTheme, darkTheme])('the secondary text of a list item is not in a paragraph', (theme) => {
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <ListItemText primary="PTG-1" secondary={<div>Jalankan ulang</div>} />
    </ThemeProvider>,
  );
  expect(screen.getByText('Jalankan ulang').closest('p')).toBeNull();
});
