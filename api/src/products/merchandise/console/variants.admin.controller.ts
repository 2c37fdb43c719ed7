import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, doneOrProposed, uid } from '#contracts/platform/common.http';
import {
  type CreateVariantBody,
  type MoveStockBody,
  type UpdateVariantBody,
  createVariantBody,
  moveStockBody,
  updateVariantBody,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { type RecordCostBody, recordCostBody } from '#contracts/sales/costs.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { MoveStockCommand } from './move-stock.command.js';
import { CreateMerchandiseVariantCommand, UpdateMerchandiseVariantCommand } from './save-variant.command.js';
import { RecordCostCommand } from '../../../sales/costs/record-cost.command.js';

@ApiTags('admin merchandise')
@Controller('admin/merchandise-variants')
export class MerchandiseVariantsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('merchandise-variants.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createVariantBody }) body: CreateVariantBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateMerchandiseVariantCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('merchandise-variants.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) variantUid: string,
    @Body({ schema: updateVariantBody }) body: UpdateVariantBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateMerchandiseVariantCommand(variantUid, body, admin));
  }

  @Post(':uid/move-stock')
  @AsAdmin('merchandise-variants.move-stock')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  moveStock(
    @Param('uid', { schema: uid }) variantUid: string,
    @Body({ schema: moveStockBody }) body: MoveStockBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveStockCommand(variantUid, body, admin));
  }

  /** What the shop has paid for pieces that came into the shelf. */
  @Post(':uid/record-cost')
  @AsAdmin('merchandise-variants.record-cost')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  recordCost(
    @Param('uid', { schema: uid }) variantUid: string,
    @Body({ schema: recordCostBody }) body: RecordCostBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RecordCostCommand({ kind: 'merchandise', subjectUid: variantUid }, body, admin));
  }
}
