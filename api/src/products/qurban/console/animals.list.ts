import { Injectable } from '@nestjs/common';
import { type AdminQurbanAnimal, adminQurbanAnimal } from '#contracts/products/qurban/qurban.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import {
  ANIMAL_KINDS,
  ANIMAL_STATES,
  type AnimalKind,
  type AnimalState,
  animalMoves,
} from '#domain/products/qurban/animal';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { type AnimalRow, animalColumns, dayOf, racesOf } from '../catalogue/animal-view.js';

@Injectable()
export class QurbanAnimalsList extends RecordList<AdminQurbanAnimal> {
  protected readonly from = sql`qurban_animal t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    name: sortBy(sql`t.name`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.code`)),
    state: byChoice(ANIMAL_STATES)(is(sql`t.state`)),
    kind: byChoice(ANIMAL_KINDS)(is(sql`t.kind`)),
    seasonUid: byUid(is(sql`t.season_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminQurbanAnimal[]> {
    const animals = await this.database.qurbanAnimal.findMany({
      where: { uid: { in: uids } },
      include: { ...animalColumns, season: { select: { name: true, state: true, ordersUntil: true } } },
    });
    const [only] = uids.length === 1 ? uids : [];
    const seats = only ? await this.seatsOf(only) : undefined;
    return animals.map((animal) => ({ ...this.view(animal), seasonName: animal.season.name, ...(seats && { seats }) }));
  }

  private view(animal: AnimalRow): Omit<AdminQurbanAnimal, 'seasonName' | 'seats'> {
    const {
      uid: id,
      seasonUid,
      code,
      name,
      description,
      shares,
      priceSen,
      feeSen,
      costSen,
      boughtFrom,
      report,
      place,
      version,
    } = animal;
    const state = animal.state as AnimalState;
    const canReport = state === 'bought' || state === 'reported';
    return {
      id,
      seasonUid,
      code,
      name,
      description,
      kind: animal.kind as AnimalKind,
      state,
      shares,
      ...racesOf(animal),
      price: toRupiah(sen(priceSen)),
      fee: toRupiah(sen(feeSen)),
      funds: toRupiah(sen(priceSen * BigInt(shares))),
      cost: rupiahOrNull(costSen),
      boughtFrom,
      boughtAt: animal.boughtAt?.toISOString() ?? null,
      report,
      place,
      slaughteredOn: animal.slaughteredOn && dayOf(animal.slaughteredOn),
      reportedAt: animal.reportedAt?.toISOString() ?? null,
      pictures: animal.pictures.map(({ fileUid, alt, report: ofReport }) => ({
        fileUid,
        alt,
        report: ofReport,
        url: this.links.sign(fileUid),
      })),
      version,
      createdAt: animal.createdAt.toISOString(),
      allowedActions: [
        'add-picture',
        ...(canReport ? ['add-report-picture'] : []),
        ...animalMoves.actionsOn(state, 'admin'),
      ],
    };
  }

  private async seatsOf(animalUid: string): Promise<AdminQurbanAnimal['seats']> {
    const shares = await this.database.qurbanShare.findMany({
      where: { animalUid, seat: { not: null } },
      orderBy: { seat: 'asc' },
      include: { participation: { select: { state: true, order: { select: { number: true, name: true } } } } },
    });
    return shares.map(({ seat, name, orderUid, participation: { state, order } }) => ({
      seat: seat!,
      name,
      orderUid,
      orderNumber: order.number,
      customerName: order.name,
      state,
    }));
  }
}

export const QurbanAnimalsListController = listController({
  resource: 'qurban-animals',
  tag: 'admin qurban',
  schema: adminQurbanAnimal,
  source: QurbanAnimalsList,
});
