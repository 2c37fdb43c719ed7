import { Typography } from '@mui/material';
import { EditButton, useRecordContext } from 'react-admin';
import type { AdminCategory } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';

export const CategoryShow = () => (
  <ConsoleShow>
    <CategoryDetail />
  </ConsoleShow>
);

const CategoryDetail = () => {
  const category = useRecordContext<AdminCategory>();
  if (!category) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {category.name}
      </Typography>
      <div>
        <EditButton />
      </div>
      <Facts>
        <Fact source="slug">{category.slug}</Fact>
        <Fact source="position">{category.position}</Fact>
        <Fact source="providers">{category.providers}</Fact>
      </Facts>
    </>
  );
};
