import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { done, doneOrProposed, uid } from '#contracts/platform/common.http';
import {
  type BuyQurbanAnimalBody,
  type CreateQurbanAnimalBody,
  type RemoveQurbanPictureBody,
  type ReportQurbanAnimalBody,
  type UpdateQurbanAnimalBody,
  addQurbanPictureFields,
  buyQurbanAnimalBody,
  createQurbanAnimalBody,
  removeQurbanPictureBody,
  reportQurbanAnimalBody,
  updateQurbanAnimalBody,
} from '#contracts/products/qurban/qurban.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { AddQurbanPictureCommand, RemoveQurbanPictureCommand } from './animal-pictures.command.js';
import { BuyQurbanAnimalCommand, ReportQurbanAnimalCommand } from './move-animal.command.js';
import { CreateQurbanAnimalCommand, UpdateQurbanAnimalCommand } from './save-animal.command.js';

@ApiTags('admin qurban')
@Controller('admin/qurban-animals')
export class QurbanAnimalsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('qurban-animals.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createQurbanAnimalBody }) body: CreateQurbanAnimalBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateQurbanAnimalCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('qurban-animals.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) animalUid: string,
    @Body({ schema: updateQurbanAnimalBody }) body: UpdateQurbanAnimalBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateQurbanAnimalCommand(animalUid, body, admin));
  }

  /** What it cost leaves its funds. */
  @Post(':uid/buy')
  @AsAdmin('qurban-animals.buy')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  buy(
    @Param('uid', { schema: uid }) animalUid: string,
    @Body({ schema: buyQurbanAnimalBody }) body: BuyQurbanAnimalBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new BuyQurbanAnimalCommand(animalUid, body, admin));
  }

  @Post(':uid/report')
  @AsAdmin('qurban-animals.report')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  report(
    @Param('uid', { schema: uid }) animalUid: string,
    @Body({ schema: reportQurbanAnimalBody }) body: ReportQurbanAnimalBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReportQurbanAnimalCommand(animalUid, body, admin));
  }

  @Post(':uid/add-picture')
  @AsAdmin('qurban-animals.add-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', addQurbanPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async addPicture(
    @Param('uid', { schema: uid }) animalUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, addQurbanPictureFields);
    return this.commands.execute(new AddQurbanPictureCommand(animalUid, requireProof(proof), fields.alt, false, admin));
  }

  /** Shown once the report is sent. */
  @Post(':uid/add-report-picture')
  @AsAdmin('qurban-animals.add-report-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', addQurbanPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async addReportPicture(
    @Param('uid', { schema: uid }) animalUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, addQurbanPictureFields);
    return this.commands.execute(new AddQurbanPictureCommand(animalUid, requireProof(proof), fields.alt, true, admin));
  }

  @Post(':uid/remove-picture')
  @AsAdmin('qurban-animals.remove-picture')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  removePicture(
    @Param('uid', { schema: uid }) animalUid: string,
    @Body({ schema: removeQurbanPictureBody }) { fileUid }: RemoveQurbanPictureBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RemoveQurbanPictureCommand(animalUid, fileUid, admin));
  }
}
