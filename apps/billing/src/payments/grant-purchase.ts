import { Injectable } from '@nestjs/common'
import { scanUnlocked, type OrderItem, type Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { derivedId } from '@originseal/units'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import type { PaidPeriod } from '../subscriptions/paid-period'
import { GrantUnits, priorities } from '../units/grant-units'
import { GrantPlan } from './mandates/grant-plan'
import type { OrderEntity } from './orders/order.entity'

type Purchase = Pick<OrderEntity, 'id' | 'ownerId' | 'catalogueVersion'>
type Bought<Kind extends OrderItem['kind']> = Extract<OrderItem, { kind: Kind }>

const dayMs = 86_400_000

/** Gives the buyer what an order has bought. Every id is derived from the order, so that nothing is given twice. */
@Injectable()
export class GrantPurchase {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly grantUnits: GrantUnits,
    private readonly grantPlan: GrantPlan,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the time that a plan's order has paid for */
  async execute(tx: Tx, order: OrderEntity): Promise<PaidPeriod | undefined> {
    const { item } = order
    if (item.kind === 'plan') return this.grantPlan.execute(tx, order, item)
    await (item.kind === 'pack' ? this.grantPack(tx, order, item) : this.unlockScan(tx, order, item))
    return undefined
  }

  private async grantPack(tx: Tx, purchase: Purchase, { pack: name }: Bought<'pack'>): Promise<void> {
    const { id, ownerId, catalogueVersion } = purchase
    const { packs } = await this.catalogue.ofVersion(tx, catalogueVersion)
    const pack = packs.find((each) => each.pack === name)
    if (!pack) throw new Error(`version ${catalogueVersion} of the catalogue has no ${name}`)
    const now = Date.now()
    for (const [unit, quantity] of Object.entries(pack.units) as [Unit, number][])
      await this.grantUnits.execute(tx, {
        lotId: derivedId(`order:${id}:${unit}`),
        ownerId,
        unit,
        quantity,
        priority: priorities.pack,
        from: new Date(now).toISOString(),
        expiresAt: new Date(now + pack.days * dayMs).toISOString(),
        reason: 'pack',
        cause: { kind: 'pack', id },
      })
  }

  private async unlockScan(tx: Tx, { id }: Purchase, { scanId }: Bought<'scan-unlock'>): Promise<void> {
    const unlockedAt = new Date().toISOString()
    await this.outbox.add(tx, scanUnlocked, { scanId, orderId: id, unlockedAt })
  }
}
