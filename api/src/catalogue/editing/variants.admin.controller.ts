import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreateVariantBody,
  createVariantBody,
  type PreviewPriceBody,
  previewPriceBody,
  type AddPriceBody,
  addPriceBody,
  type ChangePriceBody,
  changePriceBody,
  type WithdrawPriceBody,
  withdrawPriceBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { pricePreview } from '#contracts/catalogue/catalogue.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { AddPriceCommand } from '../prices/add-price.command.js';
import { ChangePriceCommand } from '../prices/change-price.command.js';
import { CreateVariantCommand } from './create-variant.command.js';
import { PreviewPriceQuery } from '../prices/preview-price.query.js';
import { SetVariantActiveCommand } from './set-variant-active.command.js';
import { WithdrawPriceCommand } from '../prices/withdraw-price.command.js';

@ApiTags('admin catalogue')
@Controller('admin/variants')
export class VariantsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @AsAdmin('variants.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createVariantBody }) body: CreateVariantBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateVariantCommand(body, admin));
  }

  @Post(':uid/activate')
  @AsAdmin('variants.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  activate(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetVariantActiveCommand(uid, true, admin));
  }

  @Post(':uid/deactivate')
  @AsAdmin('variants.deactivate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  deactivate(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetVariantActiveCommand(uid, false, admin));
  }

  @Post(':uid/preview-price')
  @AsAdmin('variants.preview-price')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: pricePreview })
  previewPrice(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: previewPriceBody }) body: PreviewPriceBody,
  ) {
    return this.queries.execute(new PreviewPriceQuery(uid, body));
  }

  @Post(':uid/add-price')
  @AsAdmin('variants.add-price')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  addPrice(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: addPriceBody }) body: AddPriceBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AddPriceCommand(uid, body, admin));
  }

  @Post(':uid/change-price')
  @AsAdmin('variants.change-price')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  changePrice(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: changePriceBody }) body: ChangePriceBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangePriceCommand(uid, body, admin));
  }

  @Post(':uid/withdraw-price')
  @AsAdmin('variants.withdraw-price')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdrawPrice(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: withdrawPriceBody }) body: WithdrawPriceBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawPriceCommand(uid, body, admin));
  }
}
