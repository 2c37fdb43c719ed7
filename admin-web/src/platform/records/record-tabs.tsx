import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';

export interface RecordTab {
  /** Of the address: `?tab=<name>`. */
  name: string;
  /** A key of the texts. */
  label: string;
  content: ReactNode;
}

interface RecordTabsProps {
  /** A key of the texts: what the tabs are of. */
  label: string;
  tabs: readonly RecordTab[];
}

/** The parts of a long record, one at a time. The address names the chosen one, so that a link or Back opens it; the first needs no name. */
export const RecordTabs = ({ label, tabs }: RecordTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const shown = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0];
  if (!shown) return null;
  const choose = (name: string) =>
    setSearch(
      (before) => {
        if (name === tabs[0]?.name) before.delete('tab');
        else before.set('tab', name);
        return before;
      },
      // Back leaves the record, whichever tabs were looked at.
      { replace: true },
    );
  return (
    <Box>
      <Tabs
        value={shown.name}
        variant="scrollable"
        aria-label={translate(label)}
        onChange={(_, name: string) => choose(name)}
        sx={line}
      >
        {tabs.map(({ name, label: tabLabel }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={name === shown.name ? `${id}-panel` : undefined}
            label={translate(tabLabel)}
            sx={{ minWidth: 0, px: 1.5 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.name}`} sx={panel}>
        {shown.content}
      </Box>
    </Box>
  );
};

const line = { minHeight: 40, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minHeight: 40 } } as const;
const panel = { display: 'flex', flexDirection: 'column', gap: 3, pt: 2, minWidth: 0 } as const;
