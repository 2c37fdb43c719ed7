import type { Theme } from '@mui/material';

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
    root: ({ theme: { typography } }: { theme: Theme }) => ({
      alignSelf: 'center',
      '& .MuiIconButton-root': {
        gap: 8,
        padding: '4px 5px',
        borderRadius: 8,
        fontFamily: typography.fontFamily,
        fontSize: '0.8125rem',
        fontWeight: 600,
      },
      '& .MuiIconButton-root .MuiSvgIcon-root': { fontSize: 20 },
      '& .MuiIconButton-root::after': { content: 'attr(aria-label)' },
    }),
  },
};

// The placeholder names the searched fields, which is longer than react-admin's default.
const roomy = { styleOverrides: { root: { '@media (min-width: 900px)': { minWidth: 360 } } } };

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
      // What a row is stands at its left, its badge or amount at the right of the same line.
      '& .MuiListItemIcon-root': { minWidth: 0 },
      '& .MuiListItemText-primary > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 8,
        fontWeight: 600,
        // As narrow as its longest word, so that the badge moves below only where both do not fit.
        '& > :first-child': { flex: '1 1 0', minWidth: 'min-content' },
      },
      '& .RaSimpleList-tertiary': {
        float: 'none' as const,
        flexShrink: 0,
        opacity: 1,
        fontVariantNumeric: 'tabular-nums',
        '& .status-chip': { margin: 0, fontWeight: 400 },
      },
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

/** Corrections of what a list is made of, for both themes. */
export const listComponents = {
  RaTopToolbar: tools,
  RaListToolbar: toolbar,
  RaFilterForm: asWideAsItsFields,
  RaFilterButton: named,
  RaSearchInput: roomy,
  ...anyLength,
  ...lines,
  ...rowChoice,
};
