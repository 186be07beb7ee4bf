import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  PreviewCasesResponse,
  ReadWorkbenchResponse,
  SaveQuickCaseResponse,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { egressPolicy, GuardedFetch } from '@originseal/egress'
import { CaseStage } from '../cases/cases.harness'
import { FollowShortLink } from '../channels/follow-short-link'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { FollowFoundLink } from './follow-found-link'
import { FoundCopiesQueries } from './found-copies.queries'
import { FoundCopiesRepository } from './found-copies.repository'
import { NoteFinding } from './note-finding'

let enforcement: RunningEnforcement
let server: Server
let fetch: GuardedFetch
let shortLink: string
beforeAll(async () => {
  enforcement = await startEnforcement()
  server = createServer((_, response) =>
    response.writeHead(302, { location: 'https://shopee.tw/product/7/8' }).end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  shortLink = `http://s.shopee.tw:${port}/abc`
  const allow = new Set([`s.shopee.tw:${port}`])
  fetch = new GuardedFetch(egressPolicy({ allow }), { resolve: async () => ['127.0.0.1'] })
}, 120_000)
afterAll(async () => {
  await fetch.close()
  await new Promise((resolve) => server.close(resolve))
  await enforcement.stop()
})

const workbench = async ({ owner }: CaseStage) =>
  ((await (await enforcement.get('/findings', owner.token)).json()) as ReadWorkbenchResponse).data
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
const preview = async ({ owner }: CaseStage, findingIds: string[]) =>
  (
    (await (
      await enforcement.post('/case-previews', owner.token, { findingIds })
    ).json()) as PreviewCasesResponse
  ).data

/** The job as it runs, over a network in which the short link leads on. */
async function follows(workId: string, targetKey: string): Promise<void> {
  const part = <Part>(token: new (...given: never[]) => Part) => enforcement.app.get(token, { strict: false })
  const follow = new FollowFoundLink(
    part(FoundCopiesQueries),
    part(FoundCopiesRepository),
    new FollowShortLink(fetch),
    part(NoteFinding),
  )
  const effect = await follow.execute({ payload: { workId, targetKey } })
  if (effect) await part(Transaction).run(effect)
}
const keyOf = async (findingId: string) => {
  const [row] = await enforcement.rows<{ key: string }>(
    'SELECT target_key AS key FROM found_copy WHERE id = $1',
    [findingId],
  )
  return row?.key ?? ''
}

describe('MEMBER-06: before a unit is spent', () => {
  it('a copy found under a short link is kept where that leads to, once, and a case is about the item', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const found = await stage.findsCopy({ pageUrl: shortLink })
    const refused = await enforcement.post('/cases', stage.owner.token, { findingIds: [found.findingId] })
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'SHORT_LINK'])
    await follows(found.workId, await keyOf(found.findingId))
    expect(await keyOf(found.findingId)).toBe('shopee:item:7.8')
    await stage.opens(found)

    // The next scan comes by the short link again, and what was decided about the item still holds.
    const again = await stage.findsCopy({ workId: found.workId, pageUrl: shortLink })
    await follows(found.workId, await keyOf(again.findingId))
    expect(await workbench(stage)).toMatchObject({ open: 0, groups: [] })
  })

  it.each([
    ['results of a search', 'https://shopee.tw/search?keyword=x'],
    ['a shop as a whole', 'https://shopee.tw/shop/123456/'],
    ['the front page of a site', 'https://shop.example/'],
  ])('%s is refused, and costs nothing', async (_, pageUrl) => {
    const stage = await CaseStage.member(enforcement, 1)
    const { findingId } = await stage.findsCopy({ pageUrl })
    expect(await preview(stage, [findingId])).toMatchObject({
      units: 0,
      findings: [{ refusal: 'TARGET_NOT_AN_ITEM' }],
    })
    const refused = await enforcement.post('/cases', stage.owner.token, { findingIds: [findingId] })
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'TARGET_NOT_AN_ITEM'])
    expect((await workbench(stage)).open).toBe(1)
  })

  it('what imitates a platform, or is a whole account, is said before; the case can be opened', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    const imitation = await stage.findsCopy({ pageUrl: 'https://shopee-tw.shop/items/1' })
    const account = await stage.findsCopy({ pageUrl: 'https://www.instagram.com/copycat/' })
    const { findings } = await preview(stage, [imitation.findingId, account.findingId])
    expect(findings).toMatchObject([{ imitates: 'shopee' }, { isWholeAccount: true }])
    expect(findings.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
    expect(await stage.opens(imitation)).toHaveLength(1)
  })

  it('HOME-01: so is of a page that somebody suspects', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    const saves = async (pageUrl: string) => {
      const answer = await enforcement.post('/quick-cases', stage.owner.token, { pageUrl })
      return ((await answer.json()) as SaveQuickCaseResponse).data.quickCase
    }
    expect(await saves('https://shopee.tw/search?keyword=x')).toMatchObject({
      targetRefusal: 'TARGET_NOT_AN_ITEM',
    })
    expect(await saves('https://faceb00k.example/item/1')).toMatchObject({ imitates: 'facebook' })
  })
})
