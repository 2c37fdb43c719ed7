import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CheckedLink } from '#contracts/identity/registration.http';
import type { LinkPurpose } from '#domain/identity/registration/account-link';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { findLink } from '#runtime/identity/account-links.store';

export class CheckLinkQuery extends Query<CheckedLink> {
  constructor(
    readonly purpose: LinkPurpose,
    readonly token: string,
  ) {
    super();
  }
}

/** Lets the form refuse an expired link before the customer types a new password, and say what a used one has done. */
@QueryHandler(CheckLinkQuery)
export class CheckLinkHandler implements IQueryHandler<CheckLinkQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purpose, token }: CheckLinkQuery): Promise<CheckedLink> {
    const { isDone, link } = await findLink(this.database, token, purpose, this.clock.now());
    return { expiresAt: link.expiresAt.toISOString(), isDone };
  }
}
