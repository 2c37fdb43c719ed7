import {
  type AdminMerchandiseVariant,
  addPictureFields,
  createProductBody,
  createVariantBody,
  moveStockBody,
  updateProductBody,
} from '#contracts/products/merchandise/merchandise.admin.http';
import {
  type PlacedMerchandise,
  type QuoteView,
  placeMerchandiseBody,
} from '#contracts/products/merchandise/merchandise.http';
import { type AddressView, addressBody } from '#contracts/sales/addresses.http';
import {
  type AdminShipment,
  createZoneBody,
  returnBody,
  shipBody,
  updateZoneBody,
} from '#contracts/sales/shipping.admin.http';
import { merchandiseCheckoutPath, merchandiseOrderPath, merchandisePath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { recordCostBody } from '#contracts/sales/costs.admin.http';
import type { ShippingChoice } from '#contracts/sales/shipping.http';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

export const HOSTILE_PRODUCT = 'kaus-jahat';
const UPDATED_PRODUCT = 'tas-jahat';
const PLACE = { province: '32', city: 'Kota Depok', postalCode: '16421' };
const ZONE = { daysMin: 1, daysMax: 3, active: true, position: 1, rates: [{ upToGrams: 10_000, price: 9_000 }] };
const COURIER = { ...ZONE, method: 'courier' as const, regions: [PLACE.province] };
const PICKUP = { ...ZONE, method: 'pickup' as const, regions: [] };

/**
 * Things with hostile texts, and orders for them: one sent back, one to be packed, one to be picked up.
 * @returns paths of the shop that show the texts to the buyer.
 */
export const fillMerchandise = (
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  buyer: HostilePerson,
): Promise<string[]> => new MerchandiseScenario(shop, admin, fields, buyer).run();

class MerchandiseScenario {
  constructor(
    private readonly shop: Shop,
    private readonly admin: Admin,
    private readonly fields: HostileFields,
    private readonly buyer: HostilePerson,
  ) {}

  async run(): Promise<string[]> {
    const variantUid = await this.sell(await this.createProduct());
    await this.updateProduct();
    const zones = await this.createZones();
    const { uid: addressUid } = await this.buyer.post<AddressView>(
      '/address',
      this.fields.fill(addressBody, { ...PLACE, phoneNumber: aPhone(), isMain: true }),
    );
    const courier = { zoneUid: zones.courier, addressUid };
    const orders = [
      await this.returned(variantUid, courier),
      await this.paid(variantUid, courier),
      await this.readyToPickUp(variantUid, { zoneUid: zones.pickup }),
    ];
    return [
      PAGE.merchandise,
      ...[HOSTILE_PRODUCT, UPDATED_PRODUCT].map(merchandisePath),
      merchandiseCheckoutPath(variantUid),
      PAGE.merchandiseOrders,
      ...orders.flatMap(({ orderUid }) => [merchandiseOrderPath(orderUid), orderPath(orderUid)]),
    ];
  }

  private create = async (resource: string, body: object) =>
    (await this.admin.ask<{ uid: string }>('POST', `/${resource}`, { body })).uid;

  private createProduct = () =>
    this.create('merchandise-products', this.fields.fill(createProductBody, { slug: HOSTILE_PRODUCT, position: 1 }));

  /** One variant in stock, one picture, and on sale. */
  private async sell(productUid: string): Promise<string> {
    const { admin, fields } = this;
    const facts = { productUid, weightGrams: 200, price: 129_000, active: true };
    const variantUid = await this.create('merchandise-variants', fields.fill(createVariantBody, facts));
    const { version } = await admin.ask<AdminMerchandiseVariant>('GET', `/merchandise-variants/${variantUid}`);
    await admin.ask('POST', `/merchandise-variants/${variantUid}/move-stock`, {
      body: fields.fill(moveStockBody, { kind: 'received', quantity: 50, version }),
    });
    await admin.ask('POST', `/merchandise-products/${productUid}/add-picture`, {
      form: await hostileForm(fields.fill(addPictureFields)),
    });
    await admin.ask('POST', `/merchandise-products/${productUid}/publish`);
    return variantUid;
  }

  /** Another one, so that the texts of the first stay. */
  private async updateProduct(): Promise<void> {
    const harmless = { slug: UPDATED_PRODUCT, name: 'Tas', description: 'Tas kain', position: 2 };
    const uid = await this.create('merchandise-products', harmless);
    await this.admin.ask('POST', `/merchandise-products/${uid}/update`, {
      body: this.fields.fill(updateProductBody, { position: 2, version: 1 }),
    });
    await this.sell(uid);
  }

  /** Of a courier no page shows `info`: it is left empty. */
  private async createZones(): Promise<{ courier: string; pickup: string }> {
    const { admin, fields } = this;
    const pickup = await this.create('shipping-zones', fields.fill(createZoneBody, PICKUP));
    const [courier, second] = await Promise.all([
      this.create('shipping-zones', { ...COURIER, name: 'Jawa', service: 'Ekspedisi' }),
      this.create('shipping-zones', { ...PICKUP, name: 'Kantor', service: 'Ambil sendiri', info: 'Jl. Contoh 1' }),
    ]);
    const update = (uid: string, body: object) => admin.ask('POST', `/shipping-zones/${uid}/update`, { body });
    await update(courier, fields.fill(updateZoneBody, { ...COURIER, info: '', version: 1 }));
    await update(second, fields.fill(updateZoneBody, { ...PICKUP, version: 1 }));
    return { courier, pickup };
  }

  /** Ordered, transferred and confirmed; its parcel is to be packed. */
  private async paid(variantUid: string, shipping: ShippingChoice): Promise<PlacedMerchandise> {
    const { buyer, admin, fields, shop } = this;
    const items = [{ variantUid, quantity: 1 }];
    const { addressUid } = shipping;
    const quote = await buyer.post<QuoteView>('/merchandise/quote', { items, addressUid });
    const way = quote.shipping.find(({ zoneUid }) => zoneUid === shipping.zoneUid)!;
    const facts = { email: buyer.email, phoneNumber: aPhone(), items, shipping, total: quote.goods + way.price };
    const order = await buyer.post<PlacedMerchandise>('/merchandise/order', fields.fill(placeMerchandiseBody, facts));
    await buyer.pay(order);
    await admin.confirm(order);
    await shop.settled();
    return order;
  }

  private async returned(variantUid: string, shipping: ShippingChoice): Promise<PlacedMerchandise> {
    const order = await this.paid(variantUid, shipping);
    await this.move(order, 'ship', this.fields.fill(shipBody, { trackingNumber: 'JNE-0012345' }));
    await this.move(order, 'record-cost', this.fields.fill(recordCostBody, { amount: 11_000 }));
    await this.move(order, 'deliver');
    await this.move(order, 'return', this.fields.fill(returnBody, { restock: true }));
    return order;
  }

  private async readyToPickUp(variantUid: string, shipping: ShippingChoice): Promise<PlacedMerchandise> {
    const order = await this.paid(variantUid, shipping);
    await this.move(order, 'ready');
    return order;
  }

  private async move({ orderUid }: PlacedMerchandise, action: string, body?: object): Promise<void> {
    const [shipment] = await this.admin.list<AdminShipment>('shipments', { orderUid });
    await this.admin.ask('POST', `/shipments/${shipment!.id}/${action}`, { body });
  }
}
