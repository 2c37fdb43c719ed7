import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import {
  type GroupChangeBody,
  type GroupChangeQuery,
  groupChangeBody,
  groupChangePreview,
  groupChangeQuery,
} from '#contracts/products/subscriptions/groups.admin.http';
import type { GroupAction } from '#domain/products/subscriptions/groups/group-change';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ChangeGroupCommand } from './change-group.command.js';
import { PreviewChangeQuery } from './preview-change.query.js';

/** Each action has a preview at the same address: who pays, gets and is informed. */
@ApiTags('admin account groups')
@Controller('admin/account-groups')
export class GroupChangesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/replace-host')
  @AsAdmin('account-groups.replace-host')
  @ApiOkResponse({ standardSchema: groupChangePreview })
  previewReplaceHost(
    @Param('uid', { schema: uid }) groupUid: string,
    @Query({ schema: groupChangeQuery }) chosen: GroupChangeQuery,
  ) {
    return this.preview('replace-host', groupUid, chosen);
  }

  @Post(':uid/replace-host')
  @AsAdmin('account-groups.replace-host')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  replaceHost(
    @Param('uid', { schema: uid }) groupUid: string,
    @Body({ schema: groupChangeBody }) body: GroupChangeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.act('replace-host', groupUid, body, admin);
  }

  @Get(':uid/move-member')
  @AsAdmin('account-groups.move-member')
  @ApiOkResponse({ standardSchema: groupChangePreview })
  previewMoveMember(
    @Param('uid', { schema: uid }) groupUid: string,
    @Query({ schema: groupChangeQuery }) chosen: GroupChangeQuery,
  ) {
    return this.preview('move-member', groupUid, chosen);
  }

  @Post(':uid/move-member')
  @AsAdmin('account-groups.move-member')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  moveMember(
    @Param('uid', { schema: uid }) groupUid: string,
    @Body({ schema: groupChangeBody }) body: GroupChangeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.act('move-member', groupUid, body, admin);
  }

  @Get(':uid/merge')
  @AsAdmin('account-groups.merge')
  @ApiOkResponse({ standardSchema: groupChangePreview })
  previewMerge(
    @Param('uid', { schema: uid }) groupUid: string,
    @Query({ schema: groupChangeQuery }) chosen: GroupChangeQuery,
  ) {
    return this.preview('merge', groupUid, chosen);
  }

  @Post(':uid/merge')
  @AsAdmin('account-groups.merge')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  merge(
    @Param('uid', { schema: uid }) groupUid: string,
    @Body({ schema: groupChangeBody }) body: GroupChangeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.act('merge', groupUid, body, admin);
  }

  @Get(':uid/close')
  @AsAdmin('account-groups.close')
  @ApiOkResponse({ standardSchema: groupChangePreview })
  previewClose(
    @Param('uid', { schema: uid }) groupUid: string,
    @Query({ schema: groupChangeQuery }) chosen: GroupChangeQuery,
  ) {
    return this.preview('close', groupUid, chosen);
  }

  @Post(':uid/close')
  @AsAdmin('account-groups.close')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  close(
    @Param('uid', { schema: uid }) groupUid: string,
    @Body({ schema: groupChangeBody }) body: GroupChangeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.act('close', groupUid, body, admin);
  }

  private preview(action: GroupAction, groupUid: string, chosen: GroupChangeQuery) {
    return this.queries.execute(new PreviewChangeQuery({ ...chosen, action, groupUid }));
  }

  private act(action: GroupAction, groupUid: string, body: GroupChangeBody, admin: AdminIdentity) {
    const { digest, reason, ...chosen } = body;
    return this.commands.execute(new ChangeGroupCommand({ ...chosen, action, groupUid }, digest, reason, admin));
  }
}
