import { Transaction } from '@originseal/database'
import { readGoodsTerms, readGroupLinks } from '../readers/goods-files'
import type { GoodsFile } from './goods-file'
import { GoodsRepository } from './goods.repository'

/** Puts a file of the office's goods list in the place of the last one; what is not whole leaves the last one there. */
export class ImportGoods {
  constructor(
    private readonly transaction: Transaction,
    private readonly goods: GoodsRepository,
  ) {}

  /** @returns its rows @throws Error where it has none, or is no such file */
  async execute(path: string, file: GoodsFile): Promise<number> {
    const [terms, links] =
      file.kind === 'terms' ? [await readGoodsTerms(path), []] : [[], await readGroupLinks(path)]
    const rows = terms.length + links.length
    if (rows === 0) throw new Error(`${path} has no rows with codes of groups`)
    await this.transaction.run(async (tx) => {
      if (file.kind === 'terms') await this.goods.replaceTerms(tx, terms)
      else await this.goods.replaceLinks(tx, links)
      await this.goods.noteFile(tx, file)
    })
    return rows
  }
}

/** For a program that has a database and no service around it. */
export const importGoodsInto = (source: ConstructorParameters<typeof Transaction>[0]): ImportGoods =>
  new ImportGoods(new Transaction(source), new GoodsRepository())
