import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminMerchandiseVariant, AdminProduct } from '#contracts/products/merchandise/merchandise.admin.http';
import { CheckField, MoneyField } from '../../../platform/fields/fields';
import { RelatedTable } from '../../../platform/lists/related-table';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../../platform/records/facts';
import { EditButton } from '../../../platform/records/page-buttons';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { ProductPictures } from '../../../sales/shared/product-pictures';
import { ProductActions } from './product-actions';

const Column = DataTable.Col<AdminMerchandiseVariant>;

export const ProductShow = () => <ConsoleShow of={ProductDetail} />;

const ProductDetail = ({ record: product }: { record: AdminProduct }) => (
  <>
    <ShowTitle>{product.name}</ShowTitle>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{product.description}</Typography>
    <Row>
      <EditButton />
      <ProductActions />
    </Row>
    <Facts>
      <Fact source="slug">{product.slug}</Fact>
      <TranslatedFact source="active" />
      <Fact source="available">{product.available}</Fact>
    </Facts>
    <ProductPictures resource="merchandise-products" product={product} />
    <RelatedTable
      resource="merchandise-variants"
      target="productUid"
      sortBy="sku"
      small={{
        primaryText: ({ name }: AdminMerchandiseVariant) => name,
        secondaryText: ({ sku, available, stock }: AdminMerchandiseVariant) => `${sku} · ${available}/${stock}`,
      }}
    >
      <Column source="sku" disableSort />
      <Column source="colour" disableSort />
      <Column source="size" disableSort />
      <Column source="price" disableSort align="right" field={MoneyField} />
      <Column source="stock" disableSort align="right" />
      <Column source="held" disableSort align="right" />
      <Column source="active" disableSort field={CheckField} />
    </RelatedTable>
  </>
);
