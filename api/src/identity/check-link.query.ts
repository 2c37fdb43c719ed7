import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UsableLink } from '#contracts/http/identity.http';
import type { LinkPurpose } from '#domain/identity/account-link';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { findUsableLink } from '#runtime/stores/account-links.store';

export class CheckLinkQuery extends Query<UsableLink> {
  constructor(
    readonly purpose: LinkPurpose,
    readonly token: string,
  ) {
    super();
  }
}

/** So that nobody types a new password twice into a form whose link is over. */
@QueryHandler(CheckLinkQuery)
export class CheckLinkHandler implements IQueryHandler<CheckLinkQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purpose, token }: CheckLinkQuery): Promise<UsableLink> {
    const { expiresAt } = await findUsableLink(this.database, token, purpose, this.clock.now());
    return { expiresAt: expiresAt.toISOString() };
  }
}
