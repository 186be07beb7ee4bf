import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { Loop } from '@originseal/runtime'
import { RegisterQueries } from '../register/register.queries'
import { GoodsQueries } from './goods.queries'
import { knownGoods, type KnownGoods } from './known-goods'

const lookAgainMs = 5_000

/** Keeps what is known of goods in memory; reads it again when another list was imported. */
@Injectable()
export class GoodsList implements OnApplicationBootstrap, OnApplicationShutdown {
  private version: string | undefined
  private known: KnownGoods | undefined
  private readonly loop = new Loop({ name: 'goods list', everyMs: lookAgainMs, turn: () => this.follow() })

  constructor(
    private readonly goods: GoodsQueries,
    private readonly register: RegisterQueries,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  /** @throws Problem TRADEMARK_REGISTER_NOT_READY until it was read for the first time: without it answers would be others */
  get current(): KnownGoods {
    if (!this.known) throw new Problem('TRADEMARK_REGISTER_NOT_READY')
    return this.known
  }

  /** True where the list or the register has changed while they were read. */
  private async follow(): Promise<boolean> {
    const files = await this.goods.files()
    const imported = await this.register.imported()
    const register = imported?.snapshot.sha256 ?? ''
    const version = [...files.map(({ sha256 }) => sha256), register].join(' ')
    if (version === this.version) return false
    const registered = await this.register.goodsNames()
    this.known = knownGoods({
      terms: await this.goods.terms(),
      links: await this.goods.links(),
      registered,
      files: [...files.map(({ sha256 }) => sha256), ...(registered.length > 0 ? [register] : [])],
      date: files.find(({ kind }) => kind === 'terms')?.asOf ?? null,
    })
    this.version = version
    return true
  }
}
