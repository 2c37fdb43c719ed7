import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, doneOrProposed, uid } from '#contracts/platform/common.http';
import {
  type CancelShipmentBody,
  type ReturnBody,
  type ShipBody,
  cancelShipmentBody,
  returnBody,
  shipBody,
} from '#contracts/sales/shipping.admin.http';
import { type RecordCostBody, recordCostBody } from '#contracts/sales/costs.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { DeliverCommand } from './deliver.command.js';
import { ShipCommand } from './ship.command.js';
import { TakeBackCommand } from './take-back.command.js';
import { RecordCostCommand } from '../costs/record-cost.command.js';

@ApiTags('admin shipments')
@Controller('admin/shipments')
export class ShipmentsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/ship')
  @AsAdmin('shipments.ship')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  ship(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: shipBody }) body: ShipBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ShipCommand(shipmentUid, { action: 'ship', handed: body }, admin));
  }

  @Post(':uid/correct-tracking')
  @AsAdmin('shipments.correct-tracking')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  correctTracking(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: shipBody }) body: ShipBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ShipCommand(shipmentUid, { action: 'correct-tracking', handed: body }, admin));
  }

  @Post(':uid/ready')
  @AsAdmin('shipments.ready')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  ready(@Param('uid', { schema: uid }) shipmentUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ShipCommand(shipmentUid, { action: 'ready' }, admin));
  }

  @Post(':uid/deliver')
  @AsAdmin('shipments.deliver')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  deliver(@Param('uid', { schema: uid }) shipmentUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DeliverCommand(shipmentUid, admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('shipments.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: cancelShipmentBody }) { reason, restock }: CancelShipmentBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new TakeBackCommand(shipmentUid, 'cancel', { restock, reason }, admin));
  }

  @Post(':uid/return')
  @AsAdmin('shipments.return')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  takeBack(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: returnBody }) { reason, restock }: ReturnBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new TakeBackCommand(shipmentUid, 'return', { restock, reason }, admin));
  }

  /** What the courier took. */
  @Post(':uid/record-cost')
  @AsAdmin('shipments.record-cost')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  recordCost(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: recordCostBody }) body: RecordCostBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RecordCostCommand({ kind: 'postage', subjectUid: shipmentUid }, body, admin));
  }
}
