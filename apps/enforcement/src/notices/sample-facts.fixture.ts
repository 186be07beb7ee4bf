import type { Channel } from '../channels/channel'
import type { NoticeFacts, Regime } from './notice-facts'
import { elementsOf } from './elements.rules'

export const sampleNow = new Date('2026-11-22T04:00:00.000Z')

/** Facts from which a notice of any regime can be made. */
export function wholeFacts(regime: Regime): NoticeFacts {
  return {
    claimant: {
      role: 'agent',
      legalName: '林小原',
      company: '小原工作室',
      address: { lines: '中正區重慶南路一段 122 號 3 樓', city: '台北市', region: '台北市', country: 'TW' },
      phone: '+886223456789',
      email: { address: 'rights@yuan.example', verified: true },
      ownerName: '林大原',
      mandateSha256: 'a'.repeat(64),
    },
    work: {
      title: '島嶼晨光',
      fileName: 'island.jpg',
      description: '一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年 5 月完成並首次發表於個人網站。',
      originalUrls: ['https://yuan.example/works/island'],
      certificate: {
        id: '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
        url: 'https://originseal.example/verify/5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
        sealedAt: '2026-10-01T03:04:05.678Z',
      },
    },
    targets: [
      {
        asFound: 'https://shop.example/items/1?color=O0l1I',
        kind: 'page',
        provider: 'shop.example',
        capture: { at: '2026-11-21T20:00:00.000Z', verdict: 'up' },
      },
    ],
    reasons:
      '賣場以本人的插畫「島嶼晨光」製成海報販售，未取得任何授權。本人為著作財產權人，依著作權法第 22 條專有重製權、依第 28 條之 1 專有散布權；該賣場自 2026 年 10 月起公開販售，圖片與封存於原印之原作逐像素相符，僅裁去簽名。This reproduces the work without a licence (Directive 2001/29/EC, arts. 2 and 3).',
    exception: 'none',
    noLicence: true,
    identity: { name: '小原工作室', proofs: ['b'.repeat(64)], advertisementId: '1234567890' },
    ticked: elementsOf[regime].filter(({ unticked }) => unticked !== undefined).map(({ id }) => id),
  }
}

/** A mailbox that takes every regime and signature. */
export const sampleChannel: Channel = {
  id: 'sample.email',
  mode: 'email',
  regimes: ['us-dmca', 'tw-copyright', 'eu-dsa', 'impersonation'],
  address: 'abuse@shop.example',
  fields: [],
  signatureKinds: ['typed', 'drawn'],
  certainty: 'verified',
  checkedAt: '2026-11-22',
}
