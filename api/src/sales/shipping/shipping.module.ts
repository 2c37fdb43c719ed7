import { Module } from '@nestjs/common';
import { AddressesController } from '../addresses/addresses.controller.js';
import { FindMyAddressesHandler } from '../addresses/find-my-addresses.query.js';
import { RemoveAddressHandler } from '../addresses/remove-address.command.js';
import { SaveAddressHandler } from '../addresses/save-address.command.js';
import { DeliverHandler } from './deliver.command.js';
import { SaveZoneHandler } from './save-zone.command.js';
import { ShipHandler } from './ship.command.js';
import { ShipmentsAdminController } from './shipments.admin.controller.js';
import { ShipmentsList, ShipmentsListController } from './shipments.list.js';
import { ZonesList, ZonesListController } from './zones.list.js';
import { ShipmentsController } from './shipments.controller.js';
import { TakeBackHandler } from './take-back.command.js';
import { ZonesAdminController } from './zones.admin.controller.js';

/** Addresses, shipping prices and parcels, for every product line that sends things. */
@Module({
  controllers: [
    AddressesController,
    ShipmentsController,
    ShipmentsListController,
    ShipmentsAdminController,
    ZonesListController,
    ZonesAdminController,
  ],
  providers: [
    FindMyAddressesHandler,
    SaveAddressHandler,
    RemoveAddressHandler,
    ZonesList,
    SaveZoneHandler,
    ShipmentsList,
    ShipHandler,
    DeliverHandler,
    TakeBackHandler,
  ],
})
export class ShippingModule {}
