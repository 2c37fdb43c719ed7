import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type GroupListQuery,
  groupListQuery,
  groupView,
  openSeats,
  seatState,
  type SeatStatesQuery,
  seatStatesQuery,
} from '#contracts/catalogue/catalogue.http';
import { Customer, type CustomerIdentity, MaybeCustomer } from '../../../platform/http/access/access.js';
import { FindGroupsQuery } from './find-groups.query.js';
import { FindOpenSeatsQuery } from './find-open-seats.query.js';
import { FindSeatStatesQuery } from './find-seat-states.query.js';

@ApiTags('groups')
@Controller('customer/account')
export class GroupsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: z.array(groupView) })
  list(@Query({ schema: groupListQuery }) query: GroupListQuery, @Customer() customer: CustomerIdentity | undefined) {
    return this.queries.execute(new FindGroupsQuery(query, customer?.uid ?? null));
  }

  /** Where a group is nearly full; of a brand in which the customer who asks holds a seat nothing is said. */
  @Get('open-seats')
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: z.array(openSeats) })
  openSeats(@Customer() customer: CustomerIdentity | undefined) {
    return this.queries.execute(new FindOpenSeatsQuery(customer?.uid ?? null));
  }

  /** Of each plan family, what the next member finds, or the customer who asks. */
  @Get('states')
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: z.array(seatState) })
  states(@Query({ schema: seatStatesQuery }) of: SeatStatesQuery, @Customer() customer?: CustomerIdentity) {
    return this.queries.execute(new FindSeatStatesQuery(of, customer?.uid ?? null));
  }
}
