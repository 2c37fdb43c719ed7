import { Tab, Tabs } from '@mui/material';

interface ViewTabsProps<V extends string> {
  /** What they are of. */
  label: string;
  views: readonly V[];
  nameOf: (view: V) => string;
  value: V;
  onChange: (view: V) => void;
}

/** The views of one page, of which one is shown. */
export const ViewTabs = <V extends string>({ label, views, nameOf, value, onChange }: ViewTabsProps<V>) => (
  <Tabs value={value} variant="scrollable" aria-label={label} onChange={(_, chosen: V) => onChange(chosen)}>
    {views.map((view) => (
      <Tab key={view} value={view} label={nameOf(view)} />
    ))}
  </Tabs>
);
