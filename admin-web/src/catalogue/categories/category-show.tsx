import type { AdminCategory } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';

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
