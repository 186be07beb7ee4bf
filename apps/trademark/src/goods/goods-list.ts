import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { ClassSuggester, type CrossSearched } from '@originseal/mark-similarity'
import { Loop } from '@originseal/runtime'
import type { GoodsTerm, GroupLink } from '../readers/goods-files'
import { GoodsQueries } from './goods.queries'

/** What is known of goods: which words are of which class and similar groups, and which groups are searched together. */
export interface KnownGoods {
  readonly suggester: ClassSuggester
  readonly crossSearched: CrossSearched
  /** Codes of the groups of a name of the list, in a class; none for other words. */
  groupsOf(name: string, inClass: number): readonly string[]
}

/** @param terms the office's list, where it was imported; our own words are known without it */
export function knownGoods(terms: readonly GoodsTerm[], links: readonly GroupLink[]): KnownGoods {
  const groups = new Map<string, Set<string>>()
  const crossSearched = new Map<string, Set<string>>()
  const under = (map: Map<string, Set<string>>, key: string): Set<string> => {
    const known = map.get(key) ?? new Set()
    map.set(key, known)
    return known
  }
  for (const { class: each, nameZh, groups: codes } of terms)
    for (const code of codes) under(groups, `${each} ${nameZh.toLowerCase()}`).add(code)
  for (const [group, other] of links) {
    under(crossSearched, group).add(other)
    under(crossSearched, other).add(group)
  }
  return {
    suggester: new ClassSuggester(
      terms.map(({ nameZh, class: each }) => ({ text: nameZh, class: each, weight: 1 })),
    ),
    crossSearched,
    groupsOf: (name, inClass) => [...(groups.get(`${inClass} ${name.toLowerCase()}`) ?? [])].sort(),
  }
}

const lookAgainMs = 5_000

/** Keeps what is known of goods in memory; reads it again when another list was imported. */
@Injectable()
export class GoodsList implements OnApplicationBootstrap, OnApplicationShutdown {
  private version = ''
  private known = knownGoods([], [])
  private readonly loop = new Loop({ name: 'goods list', everyMs: lookAgainMs, turn: () => this.follow() })

  constructor(private readonly goods: GoodsQueries) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  get current(): KnownGoods {
    return this.known
  }

  /** True where the list has changed while it was read. */
  private async follow(): Promise<boolean> {
    const version = await this.goods.version()
    if (version === this.version) return false
    this.known = knownGoods(await this.goods.terms(), await this.goods.links())
    this.version = version
    return true
  }
}
