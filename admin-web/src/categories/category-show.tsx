import type { AdminCategory } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { EditButton } from '../shared/page-buttons';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';

export const CategoryShow = () => <ConsoleShow of={CategoryDetail} />;

const CategoryDetail = ({ record: category }: { record: AdminCategory }) => (
  <>
    <ShowTitle>{category.name}</ShowTitle>
    <Row>
      <EditButton />
    </Row>
    <Facts>
      <Fact source="slug">{category.slug}</Fact>
      <Fact source="position">{category.position}</Fact>
      <Fact source="providers">{category.providers}</Fact>
    </Facts>
  </>
);
